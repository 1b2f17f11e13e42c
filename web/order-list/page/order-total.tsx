import type { DeliveryQuote } from '../../../contract/delivery/quote-delivery.ts'
import { describeSum } from '../../../contract/order-list/describe-sum.ts'
import { inStockLines, linePaise, writeTotal } from '../../../contract/order-list/order-message.ts'
import type { ResolvedLine } from '../sending/use-product-lookup.ts'
import { useOrderListWords } from '../words/words.ts'

type OrderTotalProps = { lines: readonly ResolvedLine[]; quote: DeliveryQuote | undefined }

/** The total of what is in stock; with its delivery, where the PIN code is given. Both are equally high. */
export function OrderTotal({ lines, quote }: OrderTotalProps) {
  const words = useOrderListWords()
  const sent = inStockLines(lines)
  if (sent.length === 0) return <p id="order-total">{words.allOutOfStock}</p>
  if (quote) {
    return (
      <p role="status" className="min-h-14 text-lg font-semibold text-balance tabular-nums">
        <span id="order-total" className="sr-only">
          {words.total}
        </span>{' '}
        {describeSum(sent, quote, words.order)}
      </p>
    )
  }
  const hasPrice = sent.some((line) => linePaise(line) > 0)
  return (
    <p role="status" className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-4">
      <span id="order-total" className="font-medium">
        {words.total}
      </span>{' '}
      <span className="font-display text-heading tabular-nums">
        {hasPrice ? writeTotal(sent, words.order) : words.onRequest}
      </span>
    </p>
  )
}
