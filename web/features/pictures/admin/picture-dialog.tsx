import { useState } from 'react'
import { pictureLimits } from '../../../../contract/pictures/limits.ts'
import type { ProductPicture } from '../../../../contract/pictures/picture.ts'
import { textLength } from '../../../../contract/text/text-length.ts'
import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { Trash2 } from '../../../ui/admin/icons.tsx'
import { fileTool } from '../../../ui/admin/pictures/file-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { PictureFile } from './picture-file.tsx'
import { kindLabels } from './picture-kind-labels.ts'
import { PictureWordsFields } from './picture-words-fields.tsx'
import type { PictureWords } from './queries.ts'

type PictureDialogProps = {
  picture: ProductPicture
  /** Called with the picture as it stands in the dialog, whatever was saved elsewhere since it opened. */
  onUpdate: (
    shown: ProductPicture,
    changes: Partial<PictureWords> & { image?: File },
  ) => Promise<void>
  onDelete: () => void
  onClose: () => void
}

/** One picture of a product: describes it, replaces, turns or crops it, or deletes it. */
export function PictureDialog({ picture, onUpdate, onDelete, onClose }: PictureDialogProps) {
  const [before] = useState(() => wordsOf(picture))
  const [words, setWords] = useState<PictureWords>(before)
  const isTooLong = [words.alt, words.altTa].some((text) => textLength(text) > pictureLimits.alt)

  const save = () => {
    const changes = findChanges(before, words)
    if (Object.keys(changes).length > 0) void onUpdate({ ...picture, ...before }, changes)
    onClose()
  }

  return (
    <ModalDialog title="Picture" open onClose={onClose}>
      <Picture
        record={picture}
        alt={picture.alt || kindLabels[picture.kind]}
        sizes="20rem"
        className="aspect-4/3 rounded-control"
        imageClassName="size-full object-contain"
      />
      <PictureFile image={picture.image} onReplace={(image) => onUpdate(picture, { image })}>
        <button
          type="button"
          onClick={() => {
            onClose()
            onDelete()
          }}
          className={classNames(fileTool, 'text-danger')}
        >
          <Trash2 className="size-4" />
          Delete
        </button>
      </PictureFile>
      <PictureWordsFields words={words} onChange={setWords} />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save} disabled={isTooLong} className="flex-1 md:flex-none">
          Save
        </Button>
      </div>
    </ModalDialog>
  )
}

function wordsOf({ kind, alt, altTa }: ProductPicture): PictureWords {
  return { kind, alt, altTa }
}

/** The words that have changed. */
function findChanges(before: PictureWords, now: PictureWords): Partial<PictureWords> {
  const names = Object.keys(now) as (keyof PictureWords)[]
  const changed = names.filter((name) => now[name] !== before[name])
  return Object.fromEntries(changed.map((name) => [name, now[name]]))
}
