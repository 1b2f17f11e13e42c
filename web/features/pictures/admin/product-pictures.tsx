import { useRef, useState } from 'react'
import { unedited } from '../../../pictures/reduce-picture.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { X } from '../../../ui/admin/icons.tsx'
import { FilePreview } from '../../../ui/admin/pictures/file-preview.tsx'
import { usePictureEditor } from '../../../ui/admin/pictures/use-picture-editor.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { AddPictures } from './add-pictures.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { kindLabels } from './picture-kind-labels.ts'
import { pictureSender } from './picture-sender.ts'
import { PictureTiles, pictureGrid } from './picture-tiles.tsx'
import { picturesId } from './pictures-address.ts'
import type { LoadedPictures } from './queries.ts'
import { useNewPictures } from './use-new-pictures.ts'
import { useProductPictures } from './use-product-pictures.ts'
import { useSending } from './use-sending.ts'
import type { WaitingPicture } from './waiting-pictures.ts'

type ProductPicturesProps = {
  loaded: LoadedPictures
  /** Called with the product as it is after each change. */
  onChange: (now: LoadedPictures) => void
}

/** All pictures of a saved product: put in order, described, deleted, and added, which goes on without the form. */
export function ProductPictures({ loaded, onChange }: ProductPicturesProps) {
  const { _id, name } = loaded.record
  const { pictures, ...changes } = useProductPictures(loaded, onChange)
  const waiting = useSending().waiting.filter(({ product }) => product._id === _id)
  const count = useRef(0)
  count.current = pictures.length + waiting.length
  const editor = usePictureEditor()
  const added = useNewPictures({
    count: () => count.current,
    onSingle: (file) =>
      editor.open({ file, edits: unedited, onDone: (edits) => void added.add(file, edits) }),
    onReady: (file) => pictureSender.enqueue({ product: { _id, name }, kind: 'front', file }),
  })
  const [openId, setOpenId] = useState<string>()
  const opened = pictures.find((picture) => picture._id === openId)

  return (
    <FormSection id={picturesId} title="All pictures">
      <AddPictures added={added} />
      <PictureTiles
        pictures={pictures.map((picture) => ({ ...picture, id: picture._id }))}
        onMove={changes.move}
        onOpen={({ _id }) => setOpenId(_id)}
      >
        {(picture) => (
          <>
            <Picture record={picture} alt="" sizes="10rem" className="aspect-square w-full" />
            <span className="block truncate px-2 pt-1 text-sm font-medium">
              {picture.alt || kindLabels[picture.kind]}
            </span>
          </>
        )}
      </PictureTiles>
      {waiting.length > 0 && (
        <ul className={pictureGrid}>
          {waiting.map((picture) => (
            <WaitingTile key={picture.key} picture={picture} />
          ))}
        </ul>
      )}
      {editor.dialog}
      {opened && (
        <PictureDialog
          key={opened._id}
          picture={opened}
          onUpdate={changes.update}
          onDelete={() => changes.remove(opened)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </FormSection>
  )
}

function WaitingTile({ picture }: { picture: WaitingPicture }) {
  const { current, progress } = useSending()
  const isCurrent = current === picture.key
  const text = picture.failure ?? (isCurrent ? `Sending ${Math.round(progress * 100)} %` : 'Waits')
  return (
    <li className="relative rounded-control border border-dashed border-line-strong">
      <FilePreview
        file={picture.file}
        alt=""
        className="aspect-square w-full rounded-t-control object-cover opacity-60"
      />
      <p
        className={classNames(
          'px-2 py-1 text-sm font-medium tabular-nums',
          picture.failure && 'text-danger',
        )}
      >
        {text}
      </p>
      <IconButton
        icon={X}
        label="Do not send this picture"
        onClick={() => pictureSender.discard(picture)}
        className="absolute top-1 right-1 bg-card"
      />
    </li>
  )
}
