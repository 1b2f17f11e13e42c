import { type OrderLine, orderListAddress } from '../../../contract/order-list/order-list.ts'
import { fullNameIn } from '../../text/full-name.ts'
import { useWords } from '../../words/words.ts'
import type { NamedSentence } from '../sending/price-changes.ts'
import type { FindProduct } from '../sending/use-product-lookup.ts'
import { useOrderListWords } from '../words/words.ts'
import { GoneLineRow, OrderLineRow } from './order-line-row.tsx'
import type { OpenedList } from './use-order-list.ts'

type OrderLinesProps = {
  opened: OpenedList
  find: FindProduct
  /** Called with the remaining lines when a product is taken off, and the notice about it. */
  onRemove: (left: OrderLine[], sentence: NamedSentence) => void
}

/** The lines of the list, each with a way to change its quantity and to take it off. */
export function OrderLines({ opened, find, onRemove }: OrderLinesProps) {
  const { lines, isLive, change } = opened
  const words = useOrderListWords()
  const layoutWords = useWords()
  return (
    <ul aria-label={layoutWords.shell.products} className="border-t border-line">
      {lines.map(({ id, quantity }) => {
        const product = find(id)
        const linesWith = (n: number) => withQuantity(lines, id, n)
        const addressWith = (n: number) => orderListAddress(linesWith(n), layoutWords.language)
        if (!product)
          return (
            <GoneLineRow
              key={id}
              to={addressWith(0)}
              isLive={isLive}
              onRemove={() => change(linesWith(0))}
            />
          )
        const name = fullNameIn(layoutWords, product)
        return (
          <OrderLineRow
            key={id}
            product={product}
            quantity={quantity}
            isLive={isLive}
            addressWith={addressWith}
            onChange={(n) =>
              n > 0
                ? change(linesWith(n))
                : onRemove(linesWith(0), { sentence: words.removed(name.text), name })
            }
          />
        )
      })}
    </ul>
  )
}

function withQuantity(lines: readonly OrderLine[], id: string, quantity: number): OrderLine[] {
  return lines.flatMap((line) => (line.id !== id ? line : quantity > 0 ? { id, quantity } : []))
}
