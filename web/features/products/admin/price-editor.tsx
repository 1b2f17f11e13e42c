import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Product } from '../../../../contract/product.ts'
import { Price } from '../../../ui/price.tsx'
import { PriceInput } from './product-main-fields.tsx'
import { changeProduct } from './save-product.ts'

/** A product's price, changed right in the list: Enter or leaving the field saves, Escape does not. */
export function PriceEditor({ product }: { product: Product }) {
  const { price, originalPrice, name } = product
  const { revalidate } = useRevalidator()
  const [text, setText] = useState<string>()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (text === undefined && wasEditing.current) button.current?.focus()
    wasEditing.current = text !== undefined
  }, [text])

  const save = async () => {
    if (text === undefined || busy) return
    // A field that was only emptied is no wish for a price of nothing.
    if (['', String(price)].includes(text.trim())) return setText(undefined)
    setBusy(true)
    const { failure } = await changeProduct(product._id, { price: text })
    if (failure)
      toast.error(failure.errors?.price ?? failure.errors?.originalPrice ?? failure.message)
    else await revalidate()
    setBusy(false)
    if (!failure) setText(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') setText(undefined)
  }

  if (text === undefined) {
    return (
      <button
        ref={button}
        type="button"
        onClick={() => setText(String(price))}
        title="Change the price"
        className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold hover:bg-paper-deep"
      >
        <Price price={price} originalPrice={originalPrice} />
        <span className="sr-only">Change the price of {name}</span>
      </button>
    )
  }
  return (
    <span className="inline-block w-28">
      <PriceInput
        autoFocus
        aria-label={`Price of ${name} in rupees`}
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
    </span>
  )
}
