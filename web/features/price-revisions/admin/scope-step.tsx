import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '../../../../contract/category.ts'
import { countOf } from '../../../../contract/count.ts'
import { messages } from '../../../../contract/messages.ts'
import { priceRevisionMessages } from '../../../../contract/price-revision-terms.ts'
import type { ProductGroup } from '../../../../contract/product-group.ts'
import { type PriceScope, priceScopeAddress } from '../../../lib/price-scope.ts'
import { BottomBar } from '../../../ui/admin/bottom-bar.tsx'
import { CategoryOptions, NameOptions } from '../../../ui/admin/category-fields.tsx'
import { Choices } from '../../../ui/admin/choices.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/inputs.tsx'

type ScopeStepProps = {
  /** How many products there are, and how many were selected in their list. */
  total: number
  selected: number
  categories: Category[]
  groups: ProductGroup[]
}

/** The first step: which products' prices change. */
export function ScopeStep({ total, selected, categories, groups }: ScopeStepProps) {
  const navigate = useNavigate()
  const [what, setWhat] = useState<PriceScope['what']>(selected > 0 ? 'selection' : 'all')
  const [id, setId] = useState('')
  const [error, setError] = useState<string>()
  const all = { value: 'all', label: 'All products', note: countOf(total, 'product') } as const
  const selection = {
    ...({ value: 'selection', label: 'The selected products' } as const),
    note: countOf(selected, 'product'),
  }
  const choose = (next: PriceScope['what']) => {
    setWhat(next)
    setId('')
    setError(undefined)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (what === 'all' || what === 'selection') return navigate(priceScopeAddress({ what }))
    if (id) return navigate(priceScopeAddress({ what, id }))
    const { categoryRequired } = messages.product
    setError(what === 'group' ? priceRevisionMessages.groupRequired : categoryRequired)
    event.currentTarget.querySelector('select')?.focus()
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid max-w-2xl grid-cols-1 gap-5">
        <Choices
          legend="Which prices change?"
          value={what}
          onChange={choose}
          choices={[
            ...(selected > 0 ? [selection] : []),
            all,
            { value: 'group', label: 'One product group', note: 'Every size of one oil' },
            { value: 'category', label: 'One category' },
          ]}
        />
        {what === 'group' && (
          <Field label="Product group" error={error}>
            <Select value={id} onChange={({ target }) => setId(target.value)}>
              <option value="">Select a group</option>
              <NameOptions records={groups} />
            </Select>
          </Field>
        )}
        {what === 'category' && (
          <Field label="Category" error={error}>
            <Select value={id} onChange={({ target }) => setId(target.value)}>
              <option value="">Select a category</option>
              <CategoryOptions categories={categories} />
            </Select>
          </Field>
        )}
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1 md:flex-none">
          Next
        </Button>
      </BottomBar>
    </form>
  )
}
