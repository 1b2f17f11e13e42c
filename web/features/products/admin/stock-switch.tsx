import { useOptimistic, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Product } from '../../../../contract/product.ts'
import { Switch } from '../../../ui/admin/switch.tsx'
import { changeProduct } from './save-product.ts'

/** Whether a product is in stock, changed right in the list. */
export function StockSwitch({ product }: { product: Product }) {
  const { revalidate } = useRevalidator()
  const [busy, startTransition] = useTransition()
  const [inStock, setInStock] = useOptimistic(product.inStock)

  const change = (next: boolean) =>
    startTransition(async () => {
      setInStock(next)
      const { failure } = await changeProduct(product._id, { inStock: next })
      if (failure) toast.error(failure.message)
      await revalidate()
    })

  return <Switch label={`${product.name} in stock`} on={inStock} onChange={change} busy={busy} />
}
