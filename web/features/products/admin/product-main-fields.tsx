import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { CharactersLeft } from '../../../ui/admin/characters-left.tsx'
import { TwoLevelSelect } from '../../../ui/admin/two-level-select.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input, Textarea } from '../../../ui/inputs.tsx'
import { type ProductValues, productLabels } from './product-values.ts'

export type ProductFieldsProps = {
  form: UseFormReturn<ProductValues, unknown, unknown>
  categories: Category[]
}

/** What every product has. */
export function ProductMainFields({ form, categories }: ProductFieldsProps) {
  const { register, setValue, watch, formState } = form
  const { errors } = formState

  return (
    <>
      <Field
        label={productLabels.name}
        required
        error={errors.name?.message}
        count={<CharactersLeft form={form} name="name" max={limits.product.name} />}
      >
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field
        label={productLabels.description}
        error={errors.description?.message}
        count={<CharactersLeft form={form} name="description" max={limits.product.description} />}
      >
        {(control) => <Textarea {...control} {...register('description')} rows={5} />}
      </Field>
      <div className="grid items-start gap-4 card:grid-cols-2">
        <Field label={productLabels.price} error={errors.price?.message}>
          {(control) => <PriceInput {...control} {...register('price')} />}
        </Field>
        <TwoLevelSelect
          choices={categories}
          main={{
            label: productLabels.category,
            error: errors.category?.message,
            tie: () =>
              register('category', {
                onChange: () => setValue('subcategory', '', { shouldDirty: true }),
              }),
          }}
          sub={{
            label: productLabels.subcategory,
            error: errors.subcategory?.message,
            tie: () => register('subcategory'),
            chosen: watch('category'),
            className: 'card:col-start-2',
          }}
        />
      </div>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox {...register('inStock')}>{productLabels.inStock}</Checkbox>
        <Checkbox {...register('featured')}>{productLabels.featured}</Checkbox>
      </div>
    </>
  )
}

/** An amount in rupees. Scrolling past it does not change it. */
export function PriceInput(props: React.ComponentProps<'input'>) {
  return (
    <Input
      placeholder="0"
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      max={limits.product.maxPrice}
      step={limits.product.priceStep}
      onWheel={(event) => event.currentTarget.blur()}
      className="tabular-nums"
    />
  )
}
