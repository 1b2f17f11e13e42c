import { limits } from '../../../../contract/limits.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Textarea } from '../../../ui/inputs.tsx'
import { PriceInput, type ProductFieldsProps } from './product-main-fields.tsx'
import { productLabels } from './product-values.ts'

/** What some products have: a sale price, a size, benefits, a badge. */
export function ProductOfferFields({ form }: Pick<ProductFieldsProps, 'form'>) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid items-start gap-4 card:grid-cols-2">
        <Field
          label={productLabels.originalPrice}
          hint="Shown struck through beside the price"
          error={errors.originalPrice?.message}
        >
          {(control) => <PriceInput {...control} {...register('originalPrice')} placeholder="" />}
        </Field>
        <Field
          label={productLabels.size}
          hint="For instance 500 ml"
          error={errors.size?.message}
          count={<CharactersLeft form={form} name="size" max={limits.product.size} />}
        >
          {(control) => <Input {...control} {...register('size')} />}
        </Field>
      </div>
      <Field
        label={productLabels.benefits}
        error={errors.benefits?.message}
        count={<CharactersLeft form={form} name="benefits" max={limits.product.benefits} />}
      >
        {(control) => <Textarea {...control} {...register('benefits')} rows={3} />}
      </Field>
      <Checkbox {...register('isBestSeller')}>{productLabels.isBestSeller}</Checkbox>
    </>
  )
}
