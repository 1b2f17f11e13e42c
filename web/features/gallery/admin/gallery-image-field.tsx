import type { FieldValues } from 'react-hook-form'
import type { GalleryItem } from '../../../../contract/gallery.ts'
import type { RecordForm } from '../../../lib/use-record-form.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { ImageField } from '../../../ui/admin/image-field.tsx'
import { GalleryPicture } from './gallery-picture.tsx'

type GalleryImageFieldProps<T extends FieldValues> = {
  state: RecordForm<T>
  label: string
  hint?: string
  item?: GalleryItem
}

/** The picture, as every gallery form has it; a new item needs one. */
export function GalleryImageField<T extends FieldValues>(props: GalleryImageFieldProps<T>) {
  const { state, label, hint, item } = props
  return (
    <FormSection title="Picture">
      <ImageField
        label={label}
        required={!item}
        hint={hint}
        error={state.imageError}
        value={state.image}
        onChange={state.setImage}
        current={
          item?.image && (
            <GalleryPicture
              picture={item}
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
