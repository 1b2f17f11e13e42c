import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Select, Textarea } from '../../../ui/inputs.tsx'
import { galleryLabels, type SimpleValues } from './gallery-values.ts'

type SimpleGalleryFieldsProps = {
  form: UseFormReturn<SimpleValues, unknown, unknown>
  categories: Category[]
  nameLabel: string
  /** Subcategory and popular mark, which the third form does without. */
  withDetails: boolean
}

/** The fields that the simple forms share. */
export function SimpleGalleryFields(props: SimpleGalleryFieldsProps) {
  const { form, categories, nameLabel, withDetails } = props
  const { register, setValue, watch, formState } = form
  const { errors } = formState
  const mainCategories = categories.filter(({ parent }) => !parent)
  const chosen = mainCategories.find(({ _id }) => _id === watch('category'))
  const subcategories = (withDetails && chosen?.subcategories) || []

  return (
    <>
      <Field label={nameLabel} required error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} maxLength={limits.gallery.title} />}
      </Field>
      <Field label={galleryLabels.description} required error={errors.description?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...register('description')}
            maxLength={limits.gallery.description}
            rows={4}
          />
        )}
      </Field>
      <Field label={galleryLabels.category} required error={errors.category?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('category', {
              onChange: () => setValue('subcategory', '', { shouldDirty: true }),
            })}
          >
            <option value="">Select a category</option>
            {mainCategories.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {subcategories.length > 0 && (
        <Field label={galleryLabels.subcategory} error={errors.subcategory?.message}>
          {(control) => (
            <Select {...control} {...register('subcategory')}>
              <option value="">None</option>
              {subcategories.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {withDetails && <Checkbox {...register('popular')}>{galleryLabels.popular}</Checkbox>}
    </>
  )
}
