import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import { LazyDetails } from './lazy-details.tsx'
import { RevisionPriceTable } from './price-table.tsx'
import { fetchPrices } from './queries.ts'

/** The prices that a product has had. */
export function ProductPrices({ id }: { id: string }) {
  return (
    <LazyDetails
      className="rounded-card border border-line bg-card"
      summaryClassName="min-h-14 px-4 md:px-6"
      contentClassName="px-4 pb-4 md:px-6 md:pb-6"
      summary={<h2 className="font-display text-subheading">Price history</h2>}
      failed={pricePageMessages.historyFailed}
      load={() => fetchPrices(id)}
    >
      {(prices) =>
        prices.length > 1 ? (
          <RevisionPriceTable prices={prices} />
        ) : (
          <p className="text-ink-soft">{pricePageMessages.historyEmpty}</p>
        )
      }
    </LazyDetails>
  )
}
