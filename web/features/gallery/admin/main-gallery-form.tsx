import { useId } from 'react'
import { toast } from 'sonner'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { galleryLimits } from '../../../../contract/gallery/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { VisibilitySection } from '../../../ui/admin/fields/visibility-fields.tsx'
import { PictureSection } from '../../../ui/admin/pictures/picture-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Checkbox } from '../../../ui/inputs.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import {
  galleryLabels,
  type MainValues,
  mainFormSchema,
  mainValues,
  newMainItem,
} from './gallery-values.ts'
import { galleryFormApi } from './queries.ts'

type MainGalleryFormProps = EditedRecord<GalleryItem> & {
  /** Category texts to suggest. */
  suggestions: string[]
}

/** The main form: a free-text category; it returns at once, with a toast. */
export function MainGalleryForm({ suggestions, ...edited }: MainGalleryFormProps) {
  const suggestionsId = useId()
  const item = edited.loaded?.record
  const success = messages.gallery.saved[item ? 'updated' : 'created']
  const state = useRecordForm<MainValues, GalleryItem>({
    schema: mainFormSchema,
    api: galleryFormApi(item),
    ...edited,
    valuesOf: mainValues,
    blank: newMainItem,
    formName: 'gallery-main',
    imageRequired: item ? undefined : messages.image.required,
    onSaved: () => toast.success(success),
    onFailed: ({ message }) => toast.error(message || messages.gallery.saveFailed),
  })
  useReturn(state.saved, savedListAddress(pagePaths.adminGallery), { after: 0 })
  const { form } = state
  const fields = { form, labels: galleryLabels, limits: galleryLimits }

  return (
    <RecordFormFrame
      state={state}
      failureTitle={messages.gallery.saveFailed}
      success={success}
      saveLabel="Save Gallery Item"
      cancelTo={lastListAddress(pagePaths.adminGallery)}
      savesHidden
      editPath={pagePaths.adminGalleryEdit}
      labels={galleryLabels}
      aside={<PictureSection state={state} stored={state.record} label="Image" required={!item} />}
    >
      <div className="grid min-w-0 gap-5">
        <FormSection title="Item">
          <TextField {...fields} name="title" required />
          <TextField {...fields} name="titleTa" max={galleryLimits.title} />
          <TextField {...fields} name="description" rows={4} />
          <TextField {...fields} name="descriptionTa" max={galleryLimits.description} rows={4} />
          <TextField {...fields} name="category" list={suggestionsId} autoComplete="off" />
          <datalist id={suggestionsId}>
            {suggestions.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Checkbox {...form.register('isPopular')}>{galleryLabels.isPopular}</Checkbox>
        </FormSection>
        <VisibilitySection form={form} />
      </div>
    </RecordFormFrame>
  )
}
