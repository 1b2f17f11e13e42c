import { pictureLimits } from '../../../../contract/pictures/limits.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { X } from '../../../ui/admin/icons.tsx'
import { FilePreview } from '../../../ui/admin/pictures/file-preview.tsx'
import { AddPictures } from './add-pictures.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import type { useChosenPictures } from './use-chosen-pictures.ts'

type NewProductPicturesProps = { chosen: ReturnType<typeof useChosenPictures> }

/** All pictures of a product that is not saved yet: edited, put in order, taken away, and added. */
export function NewProductPictures({ chosen }: NewProductPicturesProps) {
  const { pictures } = chosen
  const isEmpty = pictures.length === 0
  return (
    <div className="grid gap-3">
      {pictures.length > 1 && (
        <PictureTiles
          pictures={pictures}
          onMove={chosen.move}
          onOpen={chosen.edit}
          corner={(picture, name) => (
            <IconButton
              icon={X}
              label={`Remove ${name}`}
              onClick={() => chosen.remove(picture)}
              className="absolute top-1 right-1 bg-card"
            />
          )}
        >
          {({ file }) => (
            <FilePreview file={file} alt="" className="aspect-square w-full object-cover" />
          )}
        </PictureTiles>
      )}
      <AddPictures added={chosen.added} withoutButtons={isEmpty} />
      <p className="text-sm text-ink-soft">
        Up to {pictureLimits.ofProduct} pictures{isEmpty && '; several can be chosen at once'}.
      </p>
      {chosen.editorDialog}
    </div>
  )
}
