import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { imageTypes } from '../../../contract/images/image.ts'
import { messages } from '../../../contract/messages.ts'
import { noImageChange, rejectImage } from '../../lib/image-change.ts'
import { imageField } from '../../lib/merge.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { RecordForm } from '../../lib/use-record-form.ts'
import { classNames } from '../class-names.ts'
import { FileButton, fileTool } from './file-button.tsx'
import { FormSection } from './form-section.tsx'
import { Camera, ImagePlus, Trash2, Undo2 } from './icons.tsx'
import { RecordPicture } from './record-picture.tsx'

type ImageSectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any fields
  state: RecordForm<any>
  label: string
  hint?: string
  required?: boolean
}

export const acceptedImages = 'JPEG, PNG, WebP or AVIF, up to 5 MB'

const accept = imageTypes.join(',')

/** The picture in a record's form: choose, photograph or drop a file, preview it, remove it. */
export function ImageSection({ state, label, hint, required }: ImageSectionProps) {
  const { image, setImage, loadedRecord: record } = state
  const id = useId()
  const [rejection, setRejection] = useState<string>()
  const preview = usePreview(image.file)
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const stored = record?.image ? record : undefined
  const shown = preview ?? (stored && !image.remove ? <StoredPicture record={stored} /> : null)
  const problem = rejection ?? state.imageError

  const take = (file: File | undefined) => {
    if (!file) return
    const rejected = rejectImage(file)
    setRejection(rejected)
    if (!rejected) setImage({ file, remove: false })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  const clear = () => {
    setRejection(undefined)
    setImage({ remove: stored !== undefined })
  }

  return (
    <FormSection title="Picture">
      <fieldset
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        aria-describedby={`${id}-notes`}
        className="grid min-w-0 gap-2"
      >
        <legend className="mb-1.5 text-sm font-semibold">
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              *
            </span>
          )}
        </legend>
        <div
          className={classNames(
            'grid aspect-4/3 place-items-center overflow-hidden rounded-card border border-dashed bg-paper-deep',
            problem ? 'border-danger' : 'border-line-strong',
          )}
        >
          {shown ?? <ImagePlus className="size-8 text-ink-soft" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={shown ? 'Replace image' : 'Choose image'}
            icon={ImagePlus}
            accept={accept}
            onFile={take}
            name={imageField}
          />
          {hasCamera && (
            <FileButton label="Take photo" icon={Camera} accept={accept} onFile={take} capture />
          )}
          {shown && (
            <button type="button" onClick={clear} className={classNames(fileTool, 'text-danger')}>
              <Trash2 className="size-4" />
              Remove image
            </button>
          )}
          {image.remove && (
            <button type="button" onClick={() => setImage(noImageChange)} className={fileTool}>
              <Undo2 className="size-4" />
              Keep image
            </button>
          )}
        </div>
        <Notes id={`${id}-notes`} removed={image.remove} problem={problem} hint={hint} />
      </fieldset>
    </FormSection>
  )
}

function StoredPicture({ record }: Pick<ComponentProps<typeof RecordPicture>, 'record'>) {
  return (
    <RecordPicture
      record={record}
      alt="Current image"
      sizes="20rem"
      contain
      className="size-full"
    />
  )
}

type NotesProps = { id: string; removed: boolean; problem?: string; hint?: string }

function Notes({ id, removed, problem, hint }: NotesProps) {
  return (
    <div id={id} aria-live="polite" className="grid gap-1 text-sm empty:hidden">
      {removed && <p className="font-medium text-gold-ink">{messages.image.removedOnSave}</p>}
      {problem && <p className="font-medium text-danger">{problem}</p>}
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  )
}

function usePreview(file: File | undefined): ReactNode {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address && <img src={address} alt="Preview" className="size-full object-contain" />
}
