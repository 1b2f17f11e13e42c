import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { GalleryImageField } from './gallery-image-field.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import {
  galleryDraftKey,
  galleryLabels,
  newSimpleItem,
  type SimpleValues,
  simple2FormSchema,
  simpleFormSchema,
  simpleState,
} from './gallery-values.ts'
import { fetchGalleryItem, type LoadedGalleryItem } from './queries.ts'
import { createGalleryItem, updateGalleryItem } from './save-gallery-item.ts'
import { showGalleryField } from './show-gallery-field.tsx'
import { SimpleGalleryFields } from './simple-gallery-fields.tsx'

/** What tells the simple forms apart. */
const variants = {
  simple: {
    schema: simpleFormSchema,
    nameLabel: 'Name',
    imageLabel: 'Image',
    imageHint: `Recommended size: ${limits.image.galleryWidth}x${limits.image.galleryHeight} pixels`,
    imageRequired: messages.gallery.imageRequired,
    withDetails: true,
    saveLabels: { create: 'Create Gallery Item', update: 'Update Gallery Item' },
  },
  simple2: {
    schema: simple2FormSchema,
    nameLabel: 'Gallery Item Title',
    imageLabel: 'Gallery Image',
    imageHint: undefined,
    imageRequired: messages.gallerySimple2.imageRequired,
    withDetails: false,
    saveLabels: { create: 'Save Gallery Item', update: 'Save Gallery Item' },
  },
}

type SimpleGalleryFormProps = {
  variant: keyof typeof variants
  /** The item to edit; without one, a new one is made. */
  loaded?: LoadedGalleryItem
  /** The item, deleted meanwhile, whose draft becomes a new one. */
  deletedId?: string
  categories: Category[]
  /** The list that it returns to. */
  listPath: string
}

/** The simple forms: a category chosen from the list; a message, then the list. */
export function SimpleGalleryForm(props: SimpleGalleryFormProps) {
  const { loaded, deletedId, categories, listPath } = props
  const variant = variants[props.variant]
  const item = loaded?.item
  const firstCategory = categories.find(({ parent }) => !parent)?._id
  const record = loaded
    ? simpleState(loaded)
    : newSimpleItem(props.variant === 'simple2' ? firstCategory : undefined)
  const form = useForm<SimpleValues, unknown, unknown>({
    defaultValues: record.values,
    resolver: zodResolver(variant.schema) as Resolver<SimpleValues, unknown, unknown>,
  })
  const state = useRecordForm<SimpleValues>({
    form,
    record,
    draftKey: galleryDraftKey(props.variant, item?._id ?? deletedId),
    returnTo: savedListAddress(listPath),
    imageRequired: item ? undefined : variant.imageRequired,
    anew: deletedId !== undefined,
    send: (values, image, sending) =>
      item
        ? updateGalleryItem(item, values, image, sending)
        : createGalleryItem(values, image, sending),
    reload: async () => {
      const { data } = item ? await fetchGalleryItem(item._id) : {}
      return data && simpleState(data)
    },
  })

  return (
    <RecordFormFrame
      state={state}
      failureTitle={messages.gallery.banner.saveFailed}
      success={messages.gallery.banner[item ? 'updated' : 'created']}
      saveLabel={variant.saveLabels[item ? 'update' : 'create']}
      cancelTo={lastListAddress(listPath)}
      addressOf={(id) => fillPath(pagePaths.adminGallerySimpleEdit, { id })}
      labels={galleryLabels}
      show={(name, value) => showGalleryField(name, value, categories)}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:items-start">
        <FormSection title="Item">
          <SimpleGalleryFields
            form={form}
            categories={categories}
            nameLabel={variant.nameLabel}
            withDetails={variant.withDetails}
          />
        </FormSection>
        <GalleryImageField
          state={state}
          label={variant.imageLabel}
          hint={variant.imageHint}
          item={item}
        />
      </div>
    </RecordFormFrame>
  )
}
