import type { RecordForm } from '../../lib/use-record-form.ts'
import { FormSection } from './form-section.tsx'
import { ImageField } from './image-field.tsx'
import { RecordPicture, type RecordPictureProps } from './record-picture.tsx'

type ImageSectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the form's fields are
  state: RecordForm<any>
  label: string
  hint?: string
  required?: boolean
  /** The record that is edited. */
  record: RecordPictureProps['record'] | undefined
}

/** The picture in a record's form. */
export function ImageSection({ state, record, ...field }: ImageSectionProps) {
  return (
    <FormSection title="Picture">
      <ImageField
        {...field}
        error={state.imageError}
        value={state.image}
        onChange={state.setImage}
        current={
          record?.image && (
            <RecordPicture
              record={record}
              alt="Current image"
              sizes="20rem"
              contain
              className="size-full"
            />
          )
        }
      />
    </FormSection>
  )
}
