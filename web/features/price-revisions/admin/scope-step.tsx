import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { messages } from '../../../../contract/messages.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../contract/price-revisions/messages.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { countOf } from '../../../../contract/text/count.ts'
import {
  type PriceScope,
  priceScopeAddress,
  storePriceSelection,
} from '../../../lists/price-scope.ts'
import { useSelection } from '../../../lists/use-selection.ts'
import { BottomBar } from '../../../ui/admin/bottom-bar.tsx'
import { CategoryOptions, NameOptions } from '../../../ui/admin/fields/category-fields.tsx'
import { Choices } from '../../../ui/admin/fields/choices.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/inputs.tsx'
import { ProductPicker } from './product-picker.tsx'

type ScopeStepProps = {
  /** Count of all products, and those that were selected before. */
  total: number
  selected: Product[]
  categories: Category[]
  groups: ProductGroup[]
}

const required = {
  group: priceRevisionMessages.groupRequired,
  category: messages.product.categoryRequired,
  selection: pricePageMessages.selectionRequired,
}

/** The first step: which products' prices change. */
export function ScopeStep({ total, selected, categories, groups }: ScopeStepProps) {
  const navigate = useNavigate()
  const formId = useId()
  const step = useRef<HTMLDivElement>(null)
  const selection = useSelection(selected)
  const ids = selection.items.map(({ _id }) => _id)
  const [what, setWhat] = useState<PriceScope['what']>(ids.length > 0 ? 'selection' : 'all')
  const [id, setId] = useState('')
  const [error, setError] = useState<string>()
  // A reload loses nothing.
  useEffect(() => storePriceSelection(ids))
  const selectionNote = ids.length > 0 ? countOf(ids.length, 'product') : 'Found by a search'
  const choose = (next: PriceScope['what']) => {
    setWhat(next)
    setId('')
    setError(undefined)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (what === 'all' || (what === 'selection' && ids.length > 0))
      return navigate(priceScopeAddress({ what }))
    if (what !== 'selection' && id) return navigate(priceScopeAddress({ what, id }))
    setError(required[what])
    step.current?.querySelector<HTMLElement>('select, [type=search]')?.focus()
  }
  return (
    <div ref={step} className="grid grid-cols-1 gap-5">
      <form id={formId} onSubmit={submit} className="grid max-w-2xl grid-cols-1 gap-5">
        <Choices
          legend="Which prices change?"
          value={what}
          onChange={choose}
          choices={[
            { value: 'all', label: 'All products', note: countOf(total, 'product') },
            { value: 'group', label: 'One product group', note: 'Every size of one oil' },
            { value: 'category', label: 'One category' },
            { value: 'selection', label: 'Selected products', note: selectionNote },
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
      </form>
      {what === 'selection' && (
        <ProductPicker
          selection={selection}
          error={ids.length === 0 ? error : undefined}
          renewed={categories}
        />
      )}
      <BottomBar>
        <Button type="submit" form={formId} className="flex-1 md:flex-none">
          Next
        </Button>
      </BottomBar>
    </div>
  )
}
