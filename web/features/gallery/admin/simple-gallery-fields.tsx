import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { TwoLevelSelect } from '../../../ui/admin/two-level-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Textarea } from '../../../ui/inputs.tsx'
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
      <TwoLevelSelect
        choices={categories}
        main={{
          label: galleryLabels.category,
          error: errors.category?.message,
          tie: () =>
            register('category', {
              onChange: () => setValue('subcategory', '', { shouldDirty: true }),
            }),
        }}
        sub={
          withDetails
            ? {
                label: galleryLabels.subcategory,
                error: errors.subcategory?.message,
                tie: () => register('subcategory'),
                chosen: watch('category'),
              }
            : undefined
        }
      />
      {withDetails && <Checkbox {...register('popular')}>{galleryLabels.popular}</Checkbox>}
    </>
  )
}
