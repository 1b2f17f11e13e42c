import { useOptimistic, useRef, useTransition } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { newer } from '../../products/admin/list-products.ts'
import { type ProductValues, productValues } from '../../products/admin/product-values.ts'
import { nameChanges, updateIfUnchanged } from '../../products/admin/update-if-unchanged.ts'

type StockValues = Pick<ProductValues, 'stock' | 'backOn'>

/** A product's stock as it is being saved, one change after the other. */
export function useStock(product: Product, onChange: (product: Product) => void) {
  const [busy, startTransition] = useTransition()
  const [shown, show] = useOptimistic<StockValues>(productValues(product))
  const last = useRef(Promise.resolve(product))

  const save = (fields: StockValues) =>
    startTransition(async () => {
      show(fields)
      last.current = last.current.then((saved) => saveStock(newer(product, saved), fields))
      onChange(await last.current)
    })

  return { shown, busy, save }
}

/** Returns the product as it is then: with somebody else's stock, where that was not seen. */
async function saveStock(seen: Product, fields: StockValues): Promise<Product> {
  const outcome = await updateIfUnchanged(seen, fields)
  if ('newer' in outcome) {
    const { changes, author, product } = outcome.newer
    toast.error(messages.product.changedBetween(nameChanges(changes), author))
    return product
  }
  const { data, failure } = outcome
  if (data) return data
  toast.error(Object.values(failure.errors ?? {})[0] ?? failure.message)
  return seen
}
