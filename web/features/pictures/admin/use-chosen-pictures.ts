import { useEffect, useRef } from 'react'
import { type DropPosition, moveRow } from '../../../lists/sort-order.ts'
import { chooseFiles, chosenFiles, type PictureChange } from '../../../pictures/picture-change.ts'
import { originOf, unedited } from '../../../pictures/reduce-picture.ts'
import { usePictureEditor } from '../../../ui/admin/pictures/use-picture-editor.tsx'
import { useNewPictures } from './use-new-pictures.ts'

export type ChosenPicture = { id: string; file: File }

/** The pictures of a product that is not saved yet: they are kept with its form. */
export function useChosenPictures(image: PictureChange, setImage: (image: PictureChange) => void) {
  const files = useRef<File[]>([])
  files.current = chosenFiles(image)
  const change = (changed: File[]) => {
    files.current = changed
    setImage(chooseFiles(changed))
  }
  // Discards a picture that is ready only after the form was left.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const editor = usePictureEditor()
  const added = useNewPictures({
    count: () => files.current.length,
    onSingle: (file) =>
      editor.open({ file, edits: unedited, onDone: (edits) => void added.add(file, edits) }),
    onReady: async (file, replaced) => {
      if (!isOpen.current) return undefined
      const { current } = files
      change(
        replaced
          ? current.map((chosen) => (chosen === replaced ? file : chosen))
          : [...current, file],
      )
    },
  })
  const pictures = files.current.map(toPicture)

  return {
    added,
    pictures,
    editorDialog: editor.dialog,
    edit({ file }: ChosenPicture) {
      const origin = originOf(file)
      const onDone = (edits: typeof origin.edits) => void added.add(origin.file, edits, file)
      void editor.open({ ...origin, onDone })
    },
    move: (...drop: [movedId: string, targetId: string, position: DropPosition]) =>
      change(moveRow(pictures, ...drop).map(({ file }) => file)),
    remove: ({ file }: ChosenPicture) => change(files.current.filter((chosen) => chosen !== file)),
  }
}

const ids = new WeakMap<File, string>()
let lastId = 0

/** Files have no names of their own: those from a phone's camera may all be called alike. */
function toPicture(file: File): ChosenPicture {
  const id = ids.get(file) ?? String(++lastId)
  ids.set(file, id)
  return { id, file }
}
