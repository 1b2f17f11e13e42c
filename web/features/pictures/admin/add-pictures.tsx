import { pictureAccept } from '../../../pictures/picture-change.ts'
import { ImagePlus, Minimize2 } from '../../../ui/admin/icons.tsx'
import { FileButton, fileTool } from '../../../ui/admin/pictures/file-button.tsx'
import { PhotoButton } from '../../../ui/admin/pictures/photo-button.tsx'
import type { useNewPictures } from './use-new-pictures.ts'

type AddPicturesProps = {
  added: ReturnType<typeof useNewPictures>
  /** Hides the buttons, if another one chooses the first pictures. */
  withoutButtons?: boolean
}

/** Adds pictures to a product, and says how that goes. */
export function AddPictures({ added, withoutButtons }: AddPicturesProps) {
  const { makeSmaller, preparing } = added
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!withoutButtons && (
          <>
            <FileButton
              label="Add pictures"
              icon={ImagePlus}
              accept={pictureAccept}
              multiple
              onFiles={added.choose}
            />
            <PhotoButton onFiles={added.photograph} />
          </>
        )}
        {makeSmaller && (
          <button type="button" onClick={makeSmaller.run} className={fileTool}>
            <Minimize2 className="size-4" />
            {makeSmaller.count > 1 ? 'Make them smaller' : 'Make it smaller'}
          </button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {preparing > 0 && (
          <p>{preparing > 1 ? 'Making the pictures smaller …' : 'Making the picture smaller …'}</p>
        )}
        {added.problems.map((problem) => (
          <p key={problem} className="font-medium text-danger">
            {problem}
          </p>
        ))}
      </div>
    </>
  )
}
