import { type ChangeEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { packUnits } from '../../../../contract/prices/unit-price.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { stockLevels } from '../../../../contract/stock/levels.ts'
import { backOnRange } from '../../../../contract/stock/stock.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import { CategoryFields, NameOptions } from '../../../ui/admin/fields/category-fields.tsx'
import { NumberField } from '../../../ui/admin/fields/number-field.tsx'
import { TextField, Warning } from '../../../ui/admin/fields/text-field.tsx'
import { Checkbox, Field, Input, Select } from '../../../ui/inputs.tsx'
import { assessPack } from './assess-pack.ts'
import { packText } from './pack-text.ts'
import { type ProductValues, productLabels, stockLabels } from './product-values.ts'

type ProductFieldsProps = Pick<EditForm<ProductValues>, 'form'>

const texts = { labels: productLabels, limits: productLimits }

/**
 * Fields by the folded section that holds them, which a rejected field unfolds. All other fields are always in
 * sight.
 */
export const sectionFields = {
  pack: ['packAmount', 'packUnit', 'packCount', 'packMass', 'size', 'packCost', 'gtin', 'group'],
  texts: ['description', 'nameTa', 'descriptionTa', 'benefits', 'benefitsTa'],
  offer: ['originalPrice', 'leadDays', 'featured', 'isBestSeller'],
} as const satisfies Record<string, (keyof ProductValues)[]>

export type SectionName = keyof typeof sectionFields

/** Fields that every product has, and staff change most. */
export function ProductMainFields({
  form,
  categories,
}: ProductFieldsProps & { categories: Category[] }) {
  return (
    <>
      <TextField {...texts} form={form} name="name" required autoComplete="off" readsClaims />
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
          canCreate
          subcategoryClassName="card:col-start-2"
        />
      </div>
      <StockFields form={form} />
    </>
  )
}

/** Description and benefits, and all Tamil texts. */
export function ProductTexts({ form }: ProductFieldsProps) {
  const { description, benefits } = productLimits
  const fields = { ...texts, form, readsClaims: true }
  return (
    <>
      <TextField {...fields} name="description" rows={5} />
      <TextField {...fields} name="nameTa" autoComplete="off" />
      <TextField {...fields} name="descriptionTa" max={description} rows={5} />
      <TextField {...fields} name="benefits" rows={3} />
      <TextField {...fields} name="benefitsTa" max={benefits} rows={3} />
    </>
  )
}

/** Stock, and the day when it is back. */
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
    </div>
  )
}

/** Fields that some products have: a sale price, a wait, a place on the home page, a badge. */
export function ProductOfferFields({ form }: ProductFieldsProps) {
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
        <NumberField
          form={form}
          name="leadDays"
          label={productLabels.leadDays}
          hint="Leave blank if in stock now"
          inputMode="numeric"
        />
      </div>
      <Checkbox {...form.register('featured')}>{productLabels.featured}</Checkbox>
      <Checkbox {...form.register('isBestSeller')}>{productLabels.isBestSeller}</Checkbox>
    </>
  )
}

/** Net content, and the group of its other sizes; with warnings about its label. */
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
  const follow = useSizeOfPack(form)
  return (
    <div className="grid items-start gap-4 card:grid-cols-2">
      <NumberField
        {...number('packAmount')}
        onChange={follow}
        hint={packSize ? <Warning>{packSize}</Warning> : 'For instance 500'}
      />
      <Field {...labelled('packUnit')}>
        <Select {...register('packUnit', { onChange: follow })}>
          <UnitOptions />
        </Select>
      </Field>
      <NumberField
        {...number('packCount')}
        onChange={follow}
        hint="3 for 3 × 200 ml"
        inputMode="numeric"
      />
      <NumberField
        {...number('packMass')}
        hint={lacksMass ? <Warning>{labelMessages.packMass}</Warning> : 'Net weight'}
        inputMode="numeric"
      />
      <TextField
        {...texts}
        form={form}
        name="size"
        hint="Follows the pack; change it if customers should read something else"
        readsClaims
      />
      <NumberField
        {...number('packCost')}
        kind="rupees"
        hint="Bottle and label; added to a price by rate"
      />
      <Field {...labelled('gtin')} hint="The number under the barcode, if the pack has one">
        <Input {...register('gtin')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field {...labelled('group')} hint="Sizes of one product are shown together">
        <Select {...register('group')}>
          <option value="">None</option>
          <NameOptions records={groups} />
        </Select>
      </Field>
    </div>
  )
}

/** Keeps the size that customers read the same as the pack, until somebody writes another. */
function useSizeOfPack({ getValues, setValue }: ProductFieldsProps['form']) {
  const said = useRef(packText(getValues()))
  return () => {
    const { size } = getValues()
    const before = said.current
    said.current = packText(getValues())
    const follows = size === before || size.trim() === ''
    if (said.current && follows) setValue('size', said.current, { shouldDirty: true })
  }
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
