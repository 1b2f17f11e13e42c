import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { type CategoryValues, categoryFormSchema, categoryLabels } from './category-values.ts'
import { createNamedCategory } from './save-category.ts'

type SimpleValues = Pick<CategoryValues, 'name'>

const empty = { values: { name: '' }, image: '', etag: null }

/** A main category from nothing but a name. */
export function SimpleCategoryForm() {
  const form = useForm<SimpleValues, unknown, unknown>({
    defaultValues: empty.values,
    resolver: zodResolver(categoryFormSchema.pick({ name: true })) as Resolver<
      SimpleValues,
      unknown,
      unknown
    >,
  })
  const state = useRecordForm<SimpleValues>({
    form,
    record: empty,
    draftKey: 'category:simple',
    returnTo: lastListAddress(pagePaths.adminCategories),
    send: ({ name }, _image, sending) => createNamedCategory(name, sending),
  })
  return (
    <RecordFormFrame
      state={state}
      joinErrors
      success={messages.category.created}
      saveLabel="Create category"
      cancelTo={lastListAddress(pagePaths.adminCategories)}
      addressOf={(id) => fillPath(pagePaths.adminCategoryEdit, { id })}
    >
      <FormSection title="Category">
        <Field
          label={categoryLabels.name}
          required
          error={form.formState.errors.name?.message}
          count={<CharactersLeft form={form} name="name" max={limits.category.name} />}
        >
          {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
        </Field>
      </FormSection>
    </RecordFormFrame>
  )
}
