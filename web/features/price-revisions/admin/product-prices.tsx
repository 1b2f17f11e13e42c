import { useState } from 'react'
import { pricePageMessages } from '../../../../contract/price-revisions/page-messages.ts'
import type { PriceEntry } from '../../../../contract/price-revisions/price-revision.ts'
import { ChevronDown } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { PriceTable } from './price-table.tsx'
import { fetchPrices } from './queries.ts'

/** The prices that a product has had; loaded once they are asked for. */
export function ProductPrices({ id }: { id: string }) {
  const [prices, setPrices] = useState<PriceEntry[] | 'failed'>()
  const load = async () => setPrices((await fetchPrices(id)) ?? 'failed')
  const waiting = (
    <p role="status" className="text-ink-soft">
      Loading...
    </p>
  )
  return (
    <details
      className="group rounded-card border border-line bg-card"
      onToggle={({ currentTarget }) => currentTarget.open && !Array.isArray(prices) && load()}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 md:px-6">
        <h2 className="font-display text-subheading">Price history</h2>
        <ChevronDown className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pb-4 md:px-6 md:pb-6">
        {!prices && waiting}
        {prices === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-2 text-danger">
            {pricePageMessages.historyFailed}
            <Button variant="secondary" onClick={load}>
              Try again
            </Button>
          </div>
        )}
        {Array.isArray(prices) && prices.length < 2 && (
          <p className="text-ink-soft">{pricePageMessages.historyEmpty}</p>
        )}
        {Array.isArray(prices) && prices.length > 1 && <PriceTable prices={prices} />}
      </div>
    </details>
  )
}
