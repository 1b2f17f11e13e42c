import { useRef, useState } from 'react'
import type { ProductPicture } from '../../../../../contract/products/product-picture.ts'
import { unedited } from '../../../../lib/reduce-picture.ts'
import { FileButton, fileTool } from '../../../../ui/admin/file-button.tsx'
import { FilePreview } from '../../../../ui/admin/file-preview.tsx'
import { IconButton } from '../../../../ui/admin/icon-button.tsx'
import { ImagePlus, Minimize2, X } from '../../../../ui/admin/icons.tsx'
import { imageAccept } from '../../../../ui/admin/image-section.tsx'
import { DragHandle, MoveButtons, SortableList } from '../../../../ui/admin/sortable-list.tsx'
import { usePictureEditor } from '../../../../ui/admin/use-picture-editor.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { kindLabels } from './picture-kind-labels.ts'
import { discardWaiting, enqueuePicture, useSending } from './picture-sender.ts'
import type { LoadedPictures } from './requests.ts'
import { useNewPictures } from './use-new-pictures.ts'
import { useProductPictures } from './use-product-pictures.ts'
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
    onReady: (file) => enqueuePicture({ product: { _id, name }, kind: 'front', file }),
  })
  const [openId, setOpenId] = useState<string>()
  const opened = pictures.find((picture) => picture._id === openId)
  const rows = pictures.map((picture, index) => ({
    ...picture,
    id: picture._id,
    name: `picture ${index + 1}`,
  }))

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">All pictures</h3>
      <SortableList
        label="Pictures"
        rows={rows}
        flow
        onMove={changes.move}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-3 lg:grid-cols-2 empty:hidden"
        rowClassName={() => 'rounded-control border border-line bg-card'}
      >
        {(row) => (
          <>
            <OpenButton picture={row} name={row.name} onOpen={() => setOpenId(row._id)} />
            <div className="flex justify-between">
              <DragHandle name={row.name} />
              <span className="flex">
                <MoveButtons row={row} siblings={rows} onMove={changes.move} across />
              </span>
            </div>
          </>
        )}
      </SortableList>
      {waiting.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-3 lg:grid-cols-2">
          {waiting.map((picture) => (
            <WaitingTile key={picture.key} picture={picture} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          label="Add pictures"
          icon={ImagePlus}
          accept={imageAccept}
          multiple
          onFiles={added.choose}
        />
        {added.makeSmaller && (
          <button type="button" onClick={added.makeSmaller} className={fileTool}>
            <Minimize2 className="size-4" />
            Make it smaller
          </button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {added.isPreparing && <p>Making the picture smaller …</p>}
        {added.problems.map((problem) => (
          <p key={problem} className="font-medium text-danger">
            {problem}
          </p>
        ))}
      </div>
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
    </div>
  )
}

type OpenButtonProps = { picture: ProductPicture; name: string; onOpen: () => void }

function OpenButton({ picture, name, onOpen }: OpenButtonProps) {
  const isMain = name === 'picture 1'
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative block w-full overflow-hidden rounded-t-control text-left"
    >
      <span className="sr-only">Edit {name} </span>
      <Picture record={picture} alt="" sizes="10rem" className="aspect-square w-full" />
      {isMain && (
        <span className="absolute top-1.5 left-1.5 rounded-full bg-card px-2 text-xs font-semibold">
          Main
        </span>
      )}
      <span className="block truncate px-2 pt-1 text-sm font-medium">
        {picture.alt || kindLabels[picture.kind]}
      </span>
    </button>
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
        onClick={() => discardWaiting(picture)}
        className="absolute top-1 right-1 bg-card"
      />
    </li>
  )
}
