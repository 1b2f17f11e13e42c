import { type ComponentProps, type DragEvent, type ReactNode, useId } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { imageField } from '../../../forms/merge.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import { chooseFiles, noPictureChange, pictureAccept } from '../../../pictures/picture-change.ts'
import { classNames } from '../../class-names.ts'
import { FormSection } from '../fields/form-section.tsx'
import { Crop, ImagePlus, Minimize2, Trash2, Undo2 } from '../icons.tsx'
import { FileButton, fileTool } from './file-button.tsx'
import { FilePreview } from './file-preview.tsx'
import { PhotoButton } from './photo-button.tsx'
import { RecordPicture } from './record-picture.tsx'
import { usePictureEditor } from './use-picture-editor.tsx'

type PictureSectionProps = {
  /** Shown below the picture. */
  children?: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: a form of any fields
  state: EditForm<any>
  /** The saved record, with its picture if it has one. */
  stored?: ComponentProps<typeof RecordPicture>['record']
  label: string
  hint?: string
  required?: boolean
  /** Takes several pictures that are chosen at once, where the record can have them. */
  onSeveral?: (files: File[]) => void
  /** Hides the camera, if another button takes photographs. */
  withoutCamera?: boolean
}

export const acceptedPictures = 'JPEG, PNG, WebP or AVIF, up to 5 MB'

/** The picture in a record's form: choose, photograph or drop a file, preview it, remove it. */
export function PictureSection(props: PictureSectionProps) {
  const { state, label, hint, required, onSeveral, withoutCamera, children } = props
  const { image, setImage, chosenPicture } = state
  const id = useId()
  const editor = usePictureEditor()
  const preview = image.file && (
    <FilePreview file={image.file} alt="Preview" className="size-full object-contain" />
  )
  const stored = props.stored?.image ? props.stored : undefined
  const shown = preview ?? (stored && !image.remove ? <StoredPicture record={stored} /> : null)
  const { edited } = chosenPicture
  const problem = chosenPicture.rejection ?? state.imageError

  const choose = (files: File[]) =>
    onSeveral && files.length > 1 ? onSeveral(files) : chosenPicture.choose(files)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose([...event.dataTransfer.files])
  }
  const clear = () => {
    chosenPicture.clear()
    setImage(({ extraPictures }) =>
      extraPictures ? chooseFiles(extraPictures) : { remove: stored !== undefined },
    )
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
            'grid grid-rows-1 place-items-center overflow-hidden rounded-card border border-dashed bg-paper-deep',
            shown ? 'h-40 lg:aspect-4/3 lg:h-auto' : 'h-24 lg:aspect-4/3 lg:h-auto',
            problem ? 'border-danger' : 'border-line-strong',
          )}
        >
          {shown ?? <ImagePlus className="size-8 text-ink-soft" />}
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={shown ? 'Replace image' : 'Choose image'}
            icon={ImagePlus}
            accept={pictureAccept}
            onFiles={choose}
            multiple={onSeveral && !shown}
            name={imageField}
          />
          {!withoutCamera && <PhotoButton onFiles={chosenPicture.choose} />}
          {edited && (
            <button type="button" onClick={() => editor.open(edited)} className={fileTool}>
              <Crop className="size-4" />
              Edit picture
            </button>
          )}
          {shown && (
            <button type="button" onClick={clear} className={classNames(fileTool, 'text-danger')}>
              <Trash2 className="size-4" />
              Remove image
            </button>
          )}
          {image.remove && (
            <button type="button" onClick={() => setImage(noPictureChange)} className={fileTool}>
              <Undo2 className="size-4" />
              Keep image
            </button>
          )}
        </div>
        <Notes id={`${id}-notes`} removed={image.remove} problem={problem} hint={hint}>
          {chosenPicture.isPreparing && <p>Making the picture smaller …</p>}
        </Notes>
        {chosenPicture.makeSmaller && (
          <button
            type="button"
            onClick={chosenPicture.makeSmaller}
            className={classNames(fileTool, 'justify-self-start')}
          >
            <Minimize2 className="size-4" />
            Make it smaller
          </button>
        )}
      </fieldset>
      {editor.dialog}
      {children}
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

type NotesProps = {
  id: string
  removed: boolean
  problem?: string
  hint?: string
  children: ReactNode
}

function Notes({ id, removed, problem, hint, children }: NotesProps) {
  return (
    <div id={id} aria-live="polite" className="grid gap-1 text-sm empty:hidden">
      {removed && <p className="font-medium text-gold-ink">{messages.image.removedOnSave}</p>}
      {problem && <p className="font-medium text-danger">{problem}</p>}
      {children}
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  )
}
