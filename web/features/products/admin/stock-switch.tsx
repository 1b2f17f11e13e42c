import { useOptimistic, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Product } from '../../../../contract/product.ts'
import { Switch } from '../../../ui/admin/switch.tsx'
import { updateProductFields } from './queries.ts'

type StockSwitchProps = {
  product: Product
  /** Called with the saved product. */
  onChange: (product: Product) => void
  /** Shows the state in words, too. */
  captioned?: boolean
}

/** Whether a product is in stock, switched inline. */
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
