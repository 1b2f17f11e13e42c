import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
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
      <Field
        label={nameLabel}
        required
        error={errors.name?.message}
        count={<CharactersLeft form={form} name="name" max={limits.gallery.title} />}
      >
        {(control) => <Input {...control} {...register('name')} />}
      </Field>
      <Field
        label={galleryLabels.description}
        required
        error={errors.description?.message}
        count={<CharactersLeft form={form} name="description" max={limits.gallery.description} />}
      >
        {(control) => <Textarea {...control} {...register('description')} rows={4} />}
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
