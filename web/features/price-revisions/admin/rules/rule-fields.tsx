import { useState } from 'react'
import { unitNames, writePack } from '../../../../../contract/packs/pack-words.ts'
import { pagePaths } from '../../../../../contract/paths.ts'
import { pricePageMessages } from '../../../../../contract/price-revisions/messages.ts'
import { formatRupees } from '../../../../../contract/prices/money.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { Choices } from '../../../../ui/admin/fields/choices.tsx'
import { FormSection } from '../../../../ui/admin/fields/form-section.tsx'
import { NumberInput } from '../../../../ui/admin/fields/number-field.tsx'
import { ShowMoreLines } from '../../../../ui/admin/lists/show-more-lines.tsx'
import { Field } from '../../../../ui/inputs.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { AmountRow } from '../amount-row.tsx'
import { listRatedGroups } from './rated-groups.ts'
import type { RuleValues } from './rule-values.ts'

type RuleFieldsProps = {
  values: RuleValues
  errors: Record<string, string>
  change: (changed: Partial<RuleValues>) => void
}

const directions = [
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
] as const
const valueLabels = { percent: 'Percent', amount: 'Rupees' }

/** The amount by which all prices go up or down. */
export function ValueFields(props: RuleFieldsProps & { kind: 'percent' | 'amount' }) {
  const { values, errors, change, kind } = props
  return (
    <>
      <Choices
        legend="Up or down"
        value={values.direction}
        choices={directions}
        onChange={(direction) => change({ direction })}
        inPairs
      />
      <Field label={valueLabels[kind]} error={errors[kind]} required>
        <NumberInput
          value={values[kind]}
          typed={values[kind]}
          kind={kind === 'amount' ? 'rupees' : 'number'}
          onChange={({ target }) => change({ [kind]: target.value })}
        />
      </Field>
    </>
  )
}

/** New price of a litre, kilo or piece of each oil. */
export function RateFields({
  values,
  errors,
  change,
  products,
}: RuleFieldsProps & { products: Product[] }) {
  const { groups, others } = listRatedGroups(products)
  const { rates } = values
  return (
    <FormSection title="New rates">
      <p className="text-sm text-ink-soft">{pricePageMessages.rateHint}</p>
      <div className="empty:hidden">
        {groups.map(({ id, name, nameTa, unit, now, packCosts }) => (
          <AmountRow
            key={id}
            name={name}
            nameTa={nameTa}
            hint={[
              `₹ / ${unitNames[unit]}${now && `, now ${now}`}`,
              ...(packCosts ? [`Packs: ${packCosts}`] : []),
            ].join('. ')}
            error={errors[`rates.${id}`]}
            value={rates[id] ?? ''}
            onType={(text) => change({ rates: { ...rates, [id]: text } })}
          />
        ))}
      </div>
      {others > 0 && (
        <div className="text-sm text-ink-soft">
          <p>{pricePageMessages.withoutRate(others)}</p>
          <TextLink to={pagePaths.adminProductPacks}>Read packs from sizes</TextLink>
        </div>
      )}
    </FormSection>
  )
}

/** The number of products shown at a time: hundreds of fields would block a phone. */
const step = 50

/** A price of its own for each product; a blank field keeps the price. */
export function SinglePriceFields({
  values,
  errors,
  change,
  products,
}: RuleFieldsProps & { products: Product[] }) {
  const [count, setCount] = useState(step)
  const { prices } = values
  return (
    <FormSection title="New prices">
      <p className="text-sm text-ink-soft">{pricePageMessages.priceHint}</p>
      <div>
        {products.slice(0, count).map((product) => (
          <AmountRow
            key={product._id}
            name={product.name}
            hint={[`Now ${formatRupees(product.price)}`, writePack(product)]
              .filter(Boolean)
              .join(', ')}
            error={errors[`prices.${product._id}`]}
            value={prices[product._id] ?? ''}
            onType={(text) => change({ prices: { ...prices, [product._id]: text } })}
          />
        ))}
      </div>
      <ShowMoreLines shown={count} total={products.length} onShow={() => setCount(count + step)} />
    </FormSection>
  )
}
