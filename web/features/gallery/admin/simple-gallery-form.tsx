import type { Category } from '../../../../contract/categories/category.ts'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { galleryLimits } from '../../../../contract/gallery/limits.ts'
import { imageLimits } from '../../../../contract/images/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { CategoryFields } from '../../../ui/admin/fields/category-fields.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { VisibilitySection } from '../../../ui/admin/fields/visibility-fields.tsx'
import { PictureSection } from '../../../ui/admin/pictures/picture-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Checkbox } from '../../../ui/inputs.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import {
  galleryLabels,
  newSimpleItem,
  type SimpleValues,
  simple2FormSchema,
  simpleFormSchema,
  simpleValues,
} from './gallery-values.ts'
import { galleryFormApi } from './queries.ts'

/** Differences of the two simple forms; the second has neither subcategory nor popular mark. */
const variants = {
  simple: {
    listPath: pagePaths.adminGallerySimple,
    schema: simpleFormSchema,
    nameLabel: 'Name',
    imageLabel: 'Image',
    imageHint: `Recommended size: ${imageLimits.galleryWidth}x${imageLimits.galleryHeight} pixels`,
    imageRequired: messages.image.required,
    saveLabels: { create: 'Create Gallery Item', update: 'Update Gallery Item' },
  },
  simple2: {
    listPath: pagePaths.adminGallery,
    schema: simple2FormSchema,
    nameLabel: 'Gallery Item Title',
    imageLabel: 'Gallery Image',
    imageHint: undefined,
    imageRequired: messages.gallerySimple2.imageRequired,
    saveLabels: { create: 'Save Gallery Item', update: 'Save Gallery Item' },
  },
}

type SimpleGalleryFormProps = EditedRecord<GalleryItem> & {
  variant: keyof typeof variants
  categories: Category[]
}

/** The simple forms: a category chosen from the list; a message, then the list. */
export function SimpleGalleryForm(props: SimpleGalleryFormProps) {
  const { categories, variant: name, ...edited } = props
  const variant = variants[name]
  const isFull = name === 'simple'
  const item = edited.loaded?.record
  const firstCategory = categories.find(({ parent }) => !parent)?._id ?? ''
  const state = useRecordForm<SimpleValues, GalleryItem>({
    schema: variant.schema,
    api: galleryFormApi(item),
    ...edited,
    valuesOf: simpleValues,
    blank: isFull ? newSimpleItem : { ...newSimpleItem, category: firstCategory },
    formName: `gallery-${name}`,
    imageRequired: item ? undefined : variant.imageRequired,
  })
  useReturn(state.saved, savedListAddress(variant.listPath))
  const { form } = state
  const fields = { form, labels: galleryLabels, limits: galleryLimits }

  return (
    <RecordFormFrame
      state={state}
      failureTitle={messages.gallery.banner.saveFailed}
      success={messages.gallery.banner[item ? 'updated' : 'created']}
      saveLabel={variant.saveLabels[item ? 'update' : 'create']}
      cancelTo={lastListAddress(variant.listPath)}
      savesHidden
      editPath={pagePaths.adminGallerySimpleEdit}
      labels={galleryLabels}
      categories={categories}
      aside={
        <PictureSection
          state={state}
          stored={state.record}
          label={variant.imageLabel}
          hint={variant.imageHint}
          required={!item}
        />
      }
    >
      <div className="grid min-w-0 gap-5">
        <FormSection title="Item">
          <TextField
            {...fields}
            name="name"
            label={variant.nameLabel}
            required
            max={galleryLimits.title}
          />
          <TextField
            {...fields}
            name="nameTa"
            label={`${variant.nameLabel} in Tamil`}
            max={galleryLimits.title}
          />
          <TextField {...fields} name="description" required rows={4} />
          <TextField {...fields} name="descriptionTa" max={galleryLimits.description} rows={4} />
          <CategoryFields form={form} categories={categories} withoutSubcategory={!isFull} />
          {isFull && <Checkbox {...form.register('popular')}>{galleryLabels.popular}</Checkbox>}
        </FormSection>
        <VisibilitySection form={form} />
      </div>
    </RecordFormFrame>
  )
}
