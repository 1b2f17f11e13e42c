import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import type { RecordForm } from '../../../lib/use-record-form.ts'
import { CategoryFields } from '../../../ui/admin/category-fields.tsx'
import { PriceInput } from '../../../ui/admin/price-input.tsx'
import { TextField } from '../../../ui/admin/text-field.tsx'
import { Checkbox, Field } from '../../../ui/inputs.tsx'
import { type ProductValues, productLabels } from './product-values.ts'

type ProductFieldsProps = Pick<RecordForm<ProductValues>, 'form'>

/** What every product has. */
export function ProductMainFields({
  form,
  categories,
}: ProductFieldsProps & { categories: Category[] }) {
  const { register, formState } = form
  const fields = { form, labels: productLabels, limits: limits.product }
  return (
    <>
      <TextField {...fields} name="name" required autoComplete="off" />
      <TextField {...fields} name="description" rows={5} />
      <div className="grid items-start gap-4 card:grid-cols-2">
        <Field label={productLabels.price} error={formState.errors.price?.message}>
          <PriceInput {...register('price')} />
        </Field>
        <CategoryFields
          form={form}
          categories={categories}
          subcategoryClassName="card:col-start-2"
        />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox {...register('inStock')}>{productLabels.inStock}</Checkbox>
        <Checkbox {...register('featured')}>{productLabels.featured}</Checkbox>
      </div>
    </>
  )
}

/** What some products have: a sale price, a size, benefits, a badge. */
export function ProductOfferFields({ form }: ProductFieldsProps) {
  const { register, formState } = form
  const fields = { form, labels: productLabels, limits: limits.product }
  return (
    <>
      <div className="grid items-start gap-4 card:grid-cols-2">
        <Field
          label={productLabels.originalPrice}
          hint="Shown struck through beside the price"
          error={formState.errors.originalPrice?.message}
        >
          <PriceInput {...register('originalPrice')} placeholder="" />
        </Field>
        <TextField {...fields} name="size" hint="For instance 500 ml" />
      </div>
      <TextField {...fields} name="benefits" rows={3} />
      <Checkbox {...register('isBestSeller')}>{productLabels.isBestSeller}</Checkbox>
    </>
  )
}
