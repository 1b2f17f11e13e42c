import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { toNumber } from '../../../../contract/numbers/read-number.ts'
import type { Product } from '../../../../contract/products/product.ts'
import type { Choices, FieldValue } from '../../../forms/merge.ts'
import { MergeDialog } from '../../../ui/admin/dialogs/merge-dialog.tsx'
import { NumberInput } from '../../../ui/admin/fields/number-field.tsx'
import { showRemoteChanges } from '../../../ui/admin/notices/remote-changes.tsx'
import { showValue } from '../../../ui/admin/show-value.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Price } from '../../../ui/price.tsx'
import { productLabels } from './product-values.ts'
import { type ConflictingProduct, updateIfUnchanged } from './update-if-unchanged.ts'

type PriceEditorProps = {
  product: Product
  /** Called with the saved product. */
  onChange: (product: Product) => void
}

/** A price that is edited inline: Enter or blur saves, Escape cancels. */
export function PriceEditor({ product, onChange }: PriceEditorProps) {
  const { price, name } = product
  const [text, setText] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [newer, setNewer] = useState<ConflictingProduct>()
  const button = useRef<HTMLButtonElement>(null)
  const focused = useRef(false)

  useEffect(() => {
    if (text === undefined && focused.current) button.current?.focus()
  }, [text])

  const save = () => {
    if (text === undefined || busy) return
    // An emptied field does not mean a price of 0.
    if (text.trim() === '' || toNumber(readMoney(text)) === price) return setText(undefined)
    void send(text, product)
  }
  const send = async (wanted: string, seen: Product) => {
    setBusy(true)
    const outcome = await updateIfUnchanged(seen, { price: wanted })
    if ('newer' in outcome) return setNewer(outcome.newer)
    const { data, failure, others } = outcome
    setBusy(false)
    if (others) showRemoteChanges(others, words([seen, data]))
    if (data) return show(data)
    toast.error(failure.errors?.price ?? failure.errors?.originalPrice ?? failure.message)
  }
  const show = (saved: Product) => {
    onChange(saved)
    setText(undefined)
  }
  const ask = newer && text !== undefined
  const resolve = ({ price: choice }: Choices) => {
    setNewer(undefined)
    setBusy(false)
    focused.current = true
    if (!ask) return
    if (choice === 'mine') void send(text, newer.product)
    else show(newer.product)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') setText(undefined)
  }

  const opener = (
    <PriceButton
      ref={button}
      product={product}
      isEdited={text !== undefined}
      onClick={() => setText(String(price))}
    />
  )
  if (text === undefined) return opener
  return (
    <span className="grid *:[grid-area:1/1]">
      {/* The price keeps its place under the field, so that nothing beside it moves. */}
      {opener}
      {/* The reading of what is typed lies over what follows, and pushes nothing away. */}
      <span className="relative block w-full max-w-32 *:[[role=status]]:absolute *:[[role=status]]:top-full *:[[role=status]]:z-10 *:[[role=status]]:rounded-control *:[[role=status]]:bg-card *:[[role=status]]:px-2 *:[[role=status]]:shadow-lift">
        <NumberInput
          autoFocus
          aria-label={`Price of ${name} in rupees`}
          value={text}
          typed={text}
          kind="rupees"
          className="max-md:[padding-inline:0.5rem]"
          readOnly={busy}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => {
            focused.current = true
            event.target.select()
          }}
          onBlur={() => {
            focused.current = false
            save()
          }}
          onKeyDown={onKeyDown}
        />
        <MergeDialog
          conflict={newer}
          {...words([])}
          labelOf={() => `${productLabels.price} of ${name}`}
          onResolve={resolve}
          onClose={() => {
            setNewer(undefined)
            setBusy(false)
          }}
        />
      </span>
    </span>
  )
}

/** Labels and formatted values of fields, with the categories of these products. */
function words(products: (Product | undefined)[]) {
  const categories = products.flatMap((product) => [product?.category, product?.subcategory])
  const known = categories.filter((category) => category !== undefined)
  return {
    labelOf: (name: string) => productLabels[name as keyof typeof productLabels],
    show: (name: string, value: FieldValue) => showValue(name, value, known),
  }
}

type PriceButtonProps = Pick<PriceEditorProps, 'product'> & {
  ref: Ref<HTMLButtonElement>
  isEdited: boolean
  onClick: () => void
}

function PriceButton({ product, ref, isEdited, onClick }: PriceButtonProps) {
  const { price, originalPrice, name } = product
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      title="Change the price"
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center justify-self-start rounded-control border border-dashed border-line-strong px-1.5 text-left text-[0.9375rem] leading-tight font-semibold hover:border-ink hover:bg-paper-deep',
        isEdited && 'invisible',
      )}
    >
      <Price price={price} originalPrice={originalPrice} />
      <span className="sr-only">Change the price of {name}</span>
    </button>
  )
}
