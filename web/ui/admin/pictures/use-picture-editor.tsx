import { type ComponentType, type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import type { PictureEdits } from '../../../pictures/reduce-picture.ts'
import type { PictureEditorProps } from './picture-editor.tsx'

type OpenEditor = {
  Editor: ComponentType<PictureEditorProps>
  file: File
  edits: PictureEdits
  onDone: (edits: PictureEdits) => void
}

/** The picture editor, which is loaded once somebody asks for it. */
export function usePictureEditor() {
  const [opened, setOpened] = useState<OpenEditor>()
  const close = () => setOpened(undefined)

  const open = async (picture: Omit<OpenEditor, 'Editor'>) => {
    try {
      const { PictureEditor } = await import('./picture-editor.tsx')
      setOpened({ ...picture, Editor: PictureEditor })
    } catch {
      toast.error(messages.error.noResponse)
    }
  }
  const finish = (edits: PictureEdits) => {
    close()
    opened?.onDone(edits)
  }
  const dialog: ReactNode = opened && (
    <opened.Editor file={opened.file} edits={opened.edits} onDone={finish} onClose={close} />
  )
  return { open, dialog }
}
