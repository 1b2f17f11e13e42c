import { useOptimistic, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Product } from '../../../../contract/product.ts'
import { Switch } from '../../../ui/admin/switch.tsx'
import { updateProductFields } from './queries.ts'

type StockSwitchProps = {
  product: Product
  /** Told the product as it was saved. */
  onChange: (product: Product) => void
  /** Says in words, too, which it is. */
  captioned?: boolean
}

/** Whether a product is in stock, changed right in the list. */
export function StockSwitch({ product, onChange, captioned }: StockSwitchProps) {
  const { revalidate } = useRevalidator()
  const [busy, startTransition] = useTransition()
  const [inStock, setInStock] = useOptimistic(product.inStock)

  const change = (next: boolean) =>
    startTransition(async () => {
      setInStock(next)
      const { data, failure } = await updateProductFields(product._id, { inStock: next })
      if (data) return onChange(data)
      toast.error(failure.message)
      await revalidate()
    })

  return (
    <Switch
      label={`${product.name} in stock`}
      caption={captioned ? (inStock ? 'In stock' : 'Out of stock') : undefined}
      on={inStock}
      onChange={change}
      busy={busy}
    />
  )
}
