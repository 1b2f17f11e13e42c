import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Textarea } from '../../../ui/inputs.tsx'
import { GalleryImageField } from './gallery-image-field.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import {
  galleryDraftKey,
  galleryLabels,
  type MainValues,
  mainFormSchema,
  mainState,
  newMainItem,
} from './gallery-values.ts'
import { fetchGalleryItem, type LoadedGalleryItem } from './queries.ts'
import { createGalleryItem, updateGalleryItem } from './save-gallery-item.ts'
import { showGalleryField } from './show-gallery-field.tsx'

type MainGalleryFormProps = {
  /** The item to edit; without one, a new one is made. */
  loaded?: LoadedGalleryItem
  /** The item, deleted meanwhile, whose draft becomes a new one. */
  deletedId?: string
  /** Category texts to suggest. */
  suggestions: string[]
}

/** The main form: a free-text category; it returns at once, with a toast. */
export function MainGalleryForm({ loaded, deletedId, suggestions }: MainGalleryFormProps) {
  const suggestionsId = useId()
  const item = loaded?.item
  const record = loaded ? mainState(loaded) : newMainItem
  const form = useForm<MainValues, unknown, unknown>({
    defaultValues: record.values,
    resolver: zodResolver(mainFormSchema) as Resolver<MainValues, unknown, unknown>,
  })
  const { register, formState } = form
  const { errors } = formState
  const state = useRecordForm<MainValues>({
    form,
    record,
    draftKey: galleryDraftKey('main', item?._id ?? deletedId),
    returnTo: savedListAddress(pagePaths.adminGallery),
    returnAfter: 0,
    imageRequired: item ? undefined : messages.gallery.imageRequired,
    anew: deletedId !== undefined,
    send: (values, image, sending) =>
      item
        ? updateGalleryItem(item, values, image, sending)
        : createGalleryItem(values, image, sending),
    reload: async () => {
      const { data } = item ? await fetchGalleryItem(item._id) : {}
      return data && mainState(data)
    },
    onSaved: () => toast.success(messages.gallery.saved[item ? 'updated' : 'created']),
    onFailed: ({ message }) => toast.error(message || messages.gallery.saveFailed),
  })

  return (
    <RecordFormFrame
      state={state}
      failureTitle={messages.gallery.saveFailed}
      success={messages.gallery.saved[item ? 'updated' : 'created']}
      saveLabel="Save Gallery Item"
      cancelTo={lastListAddress(pagePaths.adminGallery)}
      addressOf={(id) => fillPath(pagePaths.adminGalleryEdit, { id })}
      labels={galleryLabels}
      show={showGalleryField}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:items-start">
        <FormSection title="Item">
          <Field
            label={galleryLabels.title}
            required
            error={errors.title?.message}
            count={<CharactersLeft form={form} name="title" max={limits.gallery.title} />}
          >
            {(control) => <Input {...control} {...register('title')} />}
          </Field>
          <Field
            label={galleryLabels.description}
            error={errors.description?.message}
            count={
              <CharactersLeft form={form} name="description" max={limits.gallery.description} />
            }
          >
            {(control) => <Textarea {...control} {...register('description')} rows={4} />}
          </Field>
          <Field
            label={galleryLabels.category}
            error={errors.category?.message}
            count={<CharactersLeft form={form} name="category" max={limits.gallery.category} />}
          >
            {(control) => (
              <Input
                {...control}
                {...register('category')}
                list={suggestionsId}
                autoComplete="off"
              />
            )}
          </Field>
          <datalist id={suggestionsId}>
            {suggestions.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Checkbox {...register('isPopular')}>{galleryLabels.isPopular}</Checkbox>
        </FormSection>
        <GalleryImageField state={state} label="Image" item={item} />
      </div>
    </RecordFormFrame>
  )
}
