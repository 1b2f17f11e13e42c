import { type ReactNode, useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { pictureAccept } from '../../../pictures/picture-change.ts'
import { unedited } from '../../../pictures/reduce-picture.ts'
import { fetchFile } from '../../../requests/files/fetch-file.ts'
import { Crop, ImagePlus, Minimize2 } from '../../../ui/admin/icons.tsx'
import { FileButton, fileTool } from '../../../ui/admin/pictures/file-button.tsx'
import { usePictureEditor } from '../../../ui/admin/pictures/use-picture-editor.tsx'
import { useNewPictures } from './use-new-pictures.ts'

type PictureFileProps = {
  /** Path of the stored file. */
  image: string
  onReplace: (image: File) => Promise<void>
  /** Stands beside the buttons. */
  children: ReactNode
}

/** Replaces a picture's file by a chosen one, or by its own, turned or cropped again. */
export function PictureFile({ image, onReplace, children }: PictureFileProps) {
  const [problem, setProblem] = useState<string>()
  const editor = usePictureEditor()
  const openEditor = (file: File) =>
    editor.open({ file, edits: unedited, onDone: (edits) => void replaced.add(file, edits) })
  const replaced = useNewPictures({
    count: () => 0,
    onSingle: openEditor,
    onReady: async (image) => {
      await onReplace(image)
      return undefined
    },
  })
  const edit = async () => {
    setProblem(undefined)
    const name = image.slice(image.lastIndexOf('/') + 1)
    try {
      await openEditor(await fetchFile({ path: image, name, type: 'image/webp' }))
    } catch {
      setProblem(messages.error.noResponse)
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={edit} className={fileTool}>
          <Crop className="size-4" />
          Edit picture
        </button>
        <FileButton
          label="Replace picture"
          icon={ImagePlus}
          accept={pictureAccept}
          onFiles={replaced.choose}
        />
        {replaced.makeSmaller && (
          <button type="button" onClick={replaced.makeSmaller.run} className={fileTool}>
            <Minimize2 className="size-4" />
            Make it smaller
          </button>
        )}
        {children}
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {replaced.preparing > 0 && <p>Sending the picture …</p>}
        {[...replaced.problems, problem].filter(Boolean).map((text) => (
          <p key={text} className="font-medium text-danger">
            {text}
          </p>
        ))}
      </div>
      {editor.dialog}
    </>
  )
}
