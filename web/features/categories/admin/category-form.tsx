import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import type { FieldValue } from '../../../lib/merge.ts'
import { imageField } from '../../../lib/record-conflict.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { ImageField } from '../../../ui/admin/image-field.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Select } from '../../../ui/inputs.tsx'
import { CategoryPicture } from './category-picture.tsx'
import { savedListAddress } from './category-rows.ts'
import {
  type CategoryValues,
  categoryDraftKey,
  categoryFormSchema,
  categoryLabels,
  categoryState,
  newCategory,
} from './category-values.ts'
import { fetchCategory, type LoadedCategory } from './queries.ts'
import { createCategory, updateCategory } from './save-category.ts'

type CategoryFormProps = {
  /** The category to edit; without one, a new one is made. */
  loaded?: LoadedCategory
  /** The category, deleted meanwhile, whose draft becomes a new one. */
  deletedId?: string
  /** The main categories that it may stand under. */
  parents: Category[]
}

export function CategoryForm({ loaded, deletedId, parents }: CategoryFormProps) {
  const category = loaded?.category
  const id = category?._id
  const record = loaded ? categoryState(loaded) : newCategory
  const form = useForm<CategoryValues, unknown, unknown>({
    defaultValues: record.values,
    resolver: zodResolver(categoryFormSchema) as Resolver<CategoryValues, unknown, unknown>,
  })
  const { errors } = form.formState
  const state = useRecordForm<CategoryValues, Category>({
    form,
    record,
    draftKey: categoryDraftKey(id ?? deletedId),
    returnTo: savedListAddress,
    anew: deletedId !== undefined,
    send: (values, image, sending) =>
      id ? updateCategory(id, values, image, sending) : createCategory(values, image, sending),
    reload: async () => {
      const { data } = id ? await fetchCategory(id) : {}
      return data && categoryState(data)
    },
  })
  const isParent = (category?.subcategories?.length ?? 0) > 0
  const candidates = parents.filter(({ _id }) => _id !== id)

  return (
    <RecordFormFrame
      state={state}
      success={id ? messages.category.updated : messages.category.created}
      saveLabel={id ? 'Save changes' : 'Create category'}
      cancelTo={lastListAddress(pagePaths.adminCategories)}
      addressOf={(id) => fillPath(pagePaths.adminCategoryEdit, { id })}
      labels={categoryLabels}
      show={(name, value) => showField(name, value, parents)}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:items-start">
        <FormSection title="Category">
          <Field
            label={categoryLabels.name}
            required
            error={errors.name?.message}
            count={<CharactersLeft form={form} name="name" max={limits.category.name} />}
          >
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
          <Field
            label={categoryLabels.parent}
            hint={isParent ? messages.category.hasSubcategories : undefined}
            error={errors.parent?.message}
          >
            {(control) => (
              <Select {...control} {...form.register('parent')} disabled={isParent}>
                <option value="">None: a main category</option>
                {candidates.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid">
            <Checkbox {...form.register('showInNav')}>{categoryLabels.showInNav}</Checkbox>
            <Checkbox {...form.register('showInProductsDropdown')}>
              {categoryLabels.showInProductsDropdown}
            </Checkbox>
          </div>
        </FormSection>
        <FormSection title="Picture">
          <ImageField
            label="Category image"
            hint="JPEG, PNG, WebP or AVIF, up to 5 MB"
            error={state.imageError}
            value={state.image}
            onChange={state.setImage}
            current={
              category?.image && (
                <CategoryPicture
                  picture={category}
                  alt="Current image"
                  sizes="20rem"
                  contain
                  className="size-full"
                />
              )
            }
          />
        </FormSection>
      </div>
    </RecordFormFrame>
  )
}

/** A field's value as one reads it. */
function showField(name: string, value: FieldValue, parents: Category[]): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'None'
  if (name === 'parent') return parents.find(({ _id }) => _id === value)?.name ?? value
  if (name === imageField && value.startsWith('/')) {
    return (
      <CategoryPicture
        picture={{ image: value }}
        alt=""
        sizes="8rem"
        className="size-32 rounded-control"
      />
    )
  }
  return value
}
