import type { ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { Category } from '../../../../contract/categories/category.ts'
import { labelMessages } from '../../../../contract/labels/label-messages.ts'
import { limits } from '../../../../contract/limits.ts'
import { packUnits } from '../../../../contract/prices/unit-price.ts'
import type { ProductGroup } from '../../../../contract/product-groups/product-group.ts'
import { backOnRange } from '../../../../contract/products/stock.ts'
import { stockLevels } from '../../../../contract/products/stock-levels.ts'
import type { RecordForm } from '../../../lib/use-record-form.ts'
import { CategoryFields, NameOptions } from '../../../ui/admin/category-fields.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { TextField, Warning } from '../../../ui/admin/text-field.tsx'
import { Checkbox, Field, Input, Select } from '../../../ui/inputs.tsx'
import { assessPack } from './assess-pack.ts'
import { type ProductValues, productLabels, stockLabels } from './product-values.ts'

type ProductFieldsProps = Pick<RecordForm<ProductValues>, 'form'>

/** What every product has. */
export function ProductMainFields({
  form,
  categories,
}: ProductFieldsProps & { categories: Category[] }) {
  const fields = { form, labels: productLabels, limits: limits.product }
  return (
    <>
      <TextField {...fields} name="name" required autoComplete="off" readsClaims />
      <TextField {...fields} name="nameTa" autoComplete="off" readsClaims />
      <TextField {...fields} name="description" rows={5} readsClaims />
      <TextField
        {...fields}
        name="descriptionTa"
        max={limits.product.description}
        rows={5}
        readsClaims
      />
      <div className="grid items-start gap-4 card:grid-cols-2">
        <NumberField
          form={form}
          name="price"
          label={productLabels.price}
          kind="rupees"
          placeholder="0"
        />
        <CategoryFields
          form={form}
          categories={categories}
          subcategoryClassName="card:col-start-2"
        />
      </div>
      <StockFields form={form} />
      <Checkbox {...form.register('featured')}>{productLabels.featured}</Checkbox>
    </>
  )
}

/** How much there is, when it is back, and how long it takes to press. */
function StockFields({ form }: ProductFieldsProps) {
  const { register, formState, setValue, control } = form
  const [stock, backOn] = useWatch({ control, name: ['stock', 'backOn'] })
  const { today, lastDay } = backOnRange(Date.now())
  const clearDay = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    target.value !== 'out' && setValue('backOn', '', { shouldDirty: true })
  return (
    <div className="grid items-start gap-4 card:grid-cols-2">
      <Field label={productLabels.stock} error={formState.errors.stock?.message}>
        <Select {...register('stock', { onChange: clearDay })}>
          {stockLevels.map((level) => (
            <option key={level} value={level}>
              {stockLabels[level]}
            </option>
          ))}
        </Select>
      </Field>
      {(stock === 'out' || backOn) && (
        <Field
          label={productLabels.backOn}
          hint="If the day is known"
          error={formState.errors.backOn?.message}
        >
          <Input {...register('backOn')} type="date" min={today} max={lastDay} />
        </Field>
      )}
      <NumberField
        form={form}
        name="leadDays"
        label={productLabels.leadDays}
        hint="Blank where it is there at once"
        inputMode="numeric"
      />
    </div>
  )
}

/** What some products have: a sale price, a size, benefits, a badge. */
export function ProductOfferFields({ form }: ProductFieldsProps) {
  const fields = { form, labels: productLabels, limits: limits.product }
  return (
    <>
      <div className="grid items-start gap-4 card:grid-cols-2">
        <NumberField
          form={form}
          name="originalPrice"
          label={productLabels.originalPrice}
          kind="rupees"
          hint="Shown struck through beside the price"
        />
        <TextField {...fields} name="size" hint="For instance 500 ml" readsClaims />
      </div>
      <TextField {...fields} name="benefits" rows={3} readsClaims />
      <TextField {...fields} name="benefitsTa" max={limits.product.benefits} rows={3} readsClaims />
      <Checkbox {...form.register('isBestSeller')}>{productLabels.isBestSeller}</Checkbox>
    </>
  )
}

/** How much is in it, and whose other sizes it stands with; with what its label had better not say. */
export function ProductPackFields({
  form,
  groups,
}: ProductFieldsProps & { groups: ProductGroup[] }) {
  const { register, formState } = form
  const { packSize, lacksMass } = assessPack(useWatch({ control: form.control }), groups)
  const labelled = (name: 'packUnit' | 'gtin' | 'group') => ({
    label: productLabels[name],
    error: formState.errors[name]?.message,
  })
  const number = (name: 'packAmount' | 'packCount' | 'packMass' | 'packCost') => ({
    form,
    name,
    label: productLabels[name],
  })
  return (
    <div className="grid items-start gap-4 card:grid-cols-2">
      <NumberField
        {...number('packAmount')}
        hint={packSize ? <Warning>{packSize}</Warning> : 'For instance 500'}
      />
      <Field {...labelled('packUnit')}>
        <Select {...register('packUnit')}>
          <UnitOptions />
        </Select>
      </Field>
      <NumberField {...number('packCount')} hint="3 for 3 × 200 ml" inputMode="numeric" />
      <NumberField
        {...number('packMass')}
        hint={
          lacksMass ? <Warning>{labelMessages.packMass}</Warning> : 'What is in it weighs so much'
        }
        inputMode="numeric"
      />
      <NumberField {...number('packCost')} kind="rupees" hint="Bottle and label, added to a rate" />
      <Field {...labelled('gtin')} hint="The number under the barcode, if the pack has one">
        <Input {...register('gtin')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field {...labelled('group')} hint="Other sizes of the same stand together">
        <Select {...register('group')}>
          <option value="">None</option>
          <NameOptions records={groups} />
        </Select>
      </Field>
    </div>
  )
}

export function UnitOptions() {
  return (
    <>
      <option value="">None</option>
      {packUnits.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </>
  )
}
