import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { messages } from '../../../../contract/messages.ts'
import { apiPaths, apiPrefix } from '../../../../contract/paths.ts'
import { priceListLimits } from '../../../../contract/price-list/limits.ts'
import { priceListMessages } from '../../../../contract/price-list/messages.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { browserApi } from '../../../requests/api.ts'
import { downloadFile } from '../../../requests/files/download.ts'
import { fetchFile } from '../../../requests/files/fetch-file.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Printer } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Field, Select } from '../../../ui/inputs.tsx'

const { tags: maxTags } = priceListLimits

type ShelfTagsPanelProps = { groups: ProductGroup[]; categories: Category[] }

/** Tags for all products, a group or a category, without those that are taken out. */
export function ShelfTagsPanel({ groups, categories }: ShelfTagsPanelProps) {
  const [choice, setChoice] = useState('')
  const { products, total } = useProducts(choice)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isPrinting, setIsPrinting] = useState(false)
  const chosen = products?.filter(({ _id }) => !left.has(_id)) ?? []
  const print = async () => {
    setIsPrinting(true)
    const ids = chosen.map(({ _id }) => _id).join(',')
    const path = `${apiPrefix}${apiPaths.shelfTags}?ids=${ids}`
    const address = { path, name: 'shelf-tags.pdf', type: 'application/pdf' }
    await fetchFile(address)
      .then(downloadFile)
      .catch(() => toast.error(priceListMessages.fileFailed))
    setIsPrinting(false)
  }
  const leave = (id: string) => setLeft((before) => before.symmetricDifference(new Set([id])))
  return (
    <FormSection title="Shelf tags">
      <Field label="For">
        <Select
          value={choice}
          onChange={(event) => {
            setChoice(event.target.value)
            setLeft(new Set())
          }}
        >
          <option value="">All products</option>
          <Options label="Product groups" kind="group" records={groups} />
          <Options label="Categories" kind="category" records={categories} />
        </Select>
      </Field>
      {total > maxTags && <p>{priceListMessages.someTags(maxTags)}</p>}
      {products?.length === 0 && <p className="text-ink-soft">{priceListMessages.noProducts}</p>}
      {products && products.length > 0 && (
        <ul aria-label="Products" className="max-h-80 overflow-y-auto border-y border-line">
          {products.map(({ _id, name }) => (
            <li key={_id}>
              <Checkbox
                checked={!left.has(_id)}
                onChange={() => leave(_id)}
                className="wrap-anywhere"
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        busy={isPrinting}
        disabled={chosen.length === 0}
        onClick={print}
        className="justify-self-start"
      >
        <Printer className="size-4" />
        {`Print ${countOf(chosen.length, 'tag')}`}
      </Button>
    </FormSection>
  )
}

type OptionsProps = {
  label: string
  kind: 'group' | 'category'
  records: { _id: string; name: string }[]
}

function Options({ label, kind, records }: OptionsProps) {
  if (records.length === 0) return null
  return (
    <optgroup label={label}>
      {records.map(({ _id, name }) => (
        <option key={_id} value={`${kind}=${_id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}

/** The products that are chosen by `group=…` or `category=…`, as many as one file may hold. */
function useProducts(choice: string): { products?: Product[]; total: number } {
  const [found, setFound] = useState<{ for: string; products: Product[]; total: number }>()
  useEffect(() => {
    let isCurrent = true
    const query = { ...Object.fromEntries(new URLSearchParams(choice)), limit: maxTags }
    const read = async () => {
      const { data } = await browserApi().GET('/products', {
        params: { query: { ...query, visibility: 'all', sort: 'name-asc' } },
      })
      if (!isCurrent) return
      if (data) setFound({ for: choice, products: data.data, total: data.pagination.total })
      else toast.error(messages.product.fetchAllFailed)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [choice])
  return found?.for === choice ? found : { total: 0 }
}
