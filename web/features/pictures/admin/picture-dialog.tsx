import { useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { pictureKinds } from '../../../../contract/pictures/kinds.ts'
import { pictureLimits } from '../../../../contract/pictures/messages.ts'
import type { ProductPicture } from '../../../../contract/pictures/picture.ts'
import { textLength } from '../../../../contract/text/text-length.ts'
import { fieldLanguage } from '../../../forms/tamil-field.ts'
import { imageAccept } from '../../../pictures/image-change.ts'
import { unedited } from '../../../pictures/reduce-picture.ts'
import { fetchFile } from '../../../requests/fetch-file.ts'
import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { LengthLeft } from '../../../ui/admin/fields/text-field.tsx'
import { Crop, ImagePlus, Minimize2, Trash2 } from '../../../ui/admin/icons.tsx'
import { FileButton, fileTool } from '../../../ui/admin/pictures/file-button.tsx'
import { usePictureEditor } from '../../../ui/admin/pictures/use-picture-editor.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field, Input, Select } from '../../../ui/inputs.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { kindLabels } from './picture-kind-labels.ts'
import type { PictureWords } from './requests.ts'
import { useNewPictures } from './use-new-pictures.ts'

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

/** One picture of a product: what it shows, another file for it, turned or cropped anew, or away with it. */
export function PictureDialog({ picture, onUpdate, onDelete, onClose }: PictureDialogProps) {
  const [before] = useState(() => wordsOf(picture))
  const [words, setWords] = useState<PictureWords>(before)
  const [problem, setProblem] = useState<string>()
  const editor = usePictureEditor()
  const openEditor = (file: File) =>
    editor.open({
      file,
      edits: unedited,
      onDone: (edits) => void replaced.add(file, edits),
    })
  const replaced = useNewPictures({
    count: () => 0,
    onSingle: openEditor,
    onReady: async (image) => {
      await onUpdate(picture, { image })
      return undefined
    },
  })
  const isTooLong = [words.alt, words.altTa].some((text) => textLength(text) > pictureLimits.alt)

  const save = () => {
    const names = Object.keys(words) as (keyof PictureWords)[]
    const changed = names.filter((name) => words[name] !== before[name])
    if (changed.length > 0)
      void onUpdate(
        { ...picture, ...before },
        Object.fromEntries(changed.map((name) => [name, words[name]])),
      )
    onClose()
  }
  const edit = async () => {
    setProblem(undefined)
    const name = picture.image.slice(picture.image.lastIndexOf('/') + 1)
    try {
      await openEditor(await fetchFile({ path: picture.image, name, type: 'image/webp' }))
    } catch {
      setProblem(messages.error.noResponse)
    }
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
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={edit} className={fileTool}>
          <Crop className="size-4" />
          Edit picture
        </button>
        <FileButton
          label="Replace picture"
          icon={ImagePlus}
          accept={imageAccept}
          onFiles={replaced.choose}
        />
        {replaced.makeSmaller && (
          <button type="button" onClick={replaced.makeSmaller.run} className={fileTool}>
            <Minimize2 className="size-4" />
            Make it smaller
          </button>
        )}
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
      </div>
      <div aria-live="polite" className="grid gap-1 text-sm empty:hidden">
        {replaced.preparing > 0 && <p>Sending the picture …</p>}
        {[...replaced.problems, problem].filter(Boolean).map((text) => (
          <p key={text} className="font-medium text-danger">
            {text}
          </p>
        ))}
      </div>
      <Field label="What it shows">
        <Select
          value={words.kind}
          onChange={({ target }) =>
            setWords({ ...words, kind: target.value as PictureWords['kind'] })
          }
        >
          {pictureKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {(['alt', 'altTa'] as const).map((name) => (
        <Field
          key={name}
          label={altLabels[name]}
          hint={name === 'alt' ? 'Read aloud to those who do not see it' : undefined}
          count={<LengthLeft text={words[name]} max={pictureLimits.alt} />}
        >
          <Input
            lang={fieldLanguage(name)}
            value={words[name]}
            onChange={({ target }) => setWords({ ...words, [name]: target.value })}
          />
        </Field>
      ))}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save} disabled={isTooLong} className="flex-1 md:flex-none">
          Save
        </Button>
      </div>
      {editor.dialog}
    </ModalDialog>
  )
}

const altLabels = { alt: 'In words', altTa: 'In words, in Tamil' }

function wordsOf({ kind, alt, altTa }: ProductPicture): PictureWords {
  return { kind, alt, altTa }
}
