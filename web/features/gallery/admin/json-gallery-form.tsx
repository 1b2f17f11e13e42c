import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { productJsonSchema } from '../../../../contract/product.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { TechnicalDetails } from '../../../ui/admin/technical-details.tsx'
import { TwoLevelSelect } from '../../../ui/admin/two-level-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Textarea } from '../../../ui/inputs.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import { galleryLabels } from './gallery-values.ts'
import { sendJsonItem } from './send-json-item.ts'

type JsonValues = { name: string; description: string; category: string; gallery: boolean }

const empty = {
  values: { name: '', description: '', category: '', gallery: false },
  image: '',
  etag: null,
}

/** Creates a product, and a gallery item if wanted, by a JSON call; shows the raw answer. */
export function JsonGalleryForm({ categories }: { categories: Category[] | undefined }) {
  const [raw, setRaw] = useState<string>()
  const [reading, setReading] = useState(false)
  const form = useForm<JsonValues, unknown, unknown>({
    defaultValues: empty.values,
    resolver: zodResolver(productJsonSchema) as Resolver<JsonValues, unknown, unknown>,
  })
  const { register, formState } = form
  const { errors } = formState
  const state = useRecordForm<JsonValues>({
    form,
    record: empty,
    draftKey: 'gallery-json:new',
    returnTo: savedListAddress(pagePaths.adminGallery),
    stay: reading,
    send: async (values, _image, { key }) => {
      const answer = await sendJsonItem({ ...values, price: 0 }, key)
      setRaw(answer.raw)
      return answer.saved
    },
  })

  return (
    <RecordFormFrame
      state={state}
      success={
        form.getValues('gallery') ? messages.gallery.banner.created : messages.product.created
      }
      saveLabel="Submit"
      saveDisabled={!categories}
      cancelTo={lastListAddress(pagePaths.adminGallery)}
      addressOf={(id) => fillPath(pagePaths.adminProductEdit, { id })}
    >
      <FormSection title="Item">
        <Field
          label={galleryLabels.name}
          required
          error={errors.name?.message}
          count={<CharactersLeft form={form} name="name" max={limits.product.name} />}
        >
          {(control) => <Input {...control} {...register('name')} />}
        </Field>
        <Field
          label={galleryLabels.description}
          required
          error={errors.description?.message}
          count={<CharactersLeft form={form} name="description" max={limits.product.description} />}
        >
          {(control) => <Textarea {...control} {...register('description')} rows={4} />}
        </Field>
        <TwoLevelSelect
          choices={categories}
          placeholder={categories ? undefined : messages.gallery.loading}
          main={{
            label: galleryLabels.category,
            error: errors.category?.message,
            tie: () => register('category'),
          }}
        />
        <Checkbox {...register('gallery')}>Add to Gallery</Checkbox>
      </FormSection>
      {raw !== undefined && <TechnicalDetails value={raw} onToggle={setReading} />}
    </RecordFormFrame>
  )
}
