import { useOptimistic, useTransition } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Product } from '../../../../contract/products/product.ts'
import { classNames } from '../../../ui/class-names.ts'
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
    <button
      type="button"
      role="switch"
      aria-checked={inStock}
      aria-label={`${product.name} in stock`}
      aria-busy={busy || undefined}
      onClick={() => !busy && change(!inStock)}
      className="inline-grid min-h-11 min-w-11 place-items-center rounded-control"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors',
          inStock ? 'border-leaf bg-leaf' : 'border-line-strong bg-paper-deep',
        )}
      >
        <span
          className={classNames(
            'size-4.5 rounded-full transition-transform',
            inStock ? 'translate-x-4 bg-on-leaf' : 'bg-line-strong',
          )}
        />
      </span>
      {captioned && (
        <span aria-hidden="true" className="whitespace-nowrap text-[0.6875rem] text-ink-soft">
          {inStock ? 'In stock' : 'Out of stock'}
        </span>
      )}
    </button>
  )
}
