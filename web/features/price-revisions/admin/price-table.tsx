import { lazy, Suspense, useState } from 'react'
import type { PriceEntry } from '../../../../contract/price-revisions/price-revision.ts'
import { loadPart } from '../../../requests/load-part.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { ShowMoreLines } from '../../../ui/admin/lists/show-more-lines.tsx'
import { Price } from '../../../ui/price.tsx'
import { describeChange } from './preview/line-view.ts'

const PriceChart = lazy(() => loadPart(() => import('./price-chart.tsx')))

/** The number of rows shown at a time. */
const step = 20

/** The prices of a product, newest first, as a chart and in words. */
export function RevisionPriceTable({ prices }: { prices: PriceEntry[] }) {
  const [count, setCount] = useState(step)
  return (
    <>
      <Suspense fallback={null}>
        <PriceChart points={prices} />
      </Suspense>
      <table className="w-full max-w-xl border-separate border-spacing-0 text-left text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th className="border-b border-line py-1 pr-2 font-semibold">Since</th>
            <th className="border-b border-line py-1 pr-2 font-semibold">Price</th>
            <th className="border-b border-line py-1 font-semibold">Change</th>
          </tr>
        </thead>
        <tbody className="align-top">
          {prices.slice(0, count).map(({ at, price, originalPrice, by }, index) => {
            const before = prices[index + 1]?.price
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be of one moment
              <tr key={index}>
                <td className="border-b border-line py-2 pr-2">
                  <time dateTime={at}>{formatIndiaTime(at)}</time>
                  <span className="block text-ink-soft wrap-anywhere">{by || 'The program'}</span>
                </td>
                <td className="border-b border-line py-2 pr-2">
                  <Price price={price} originalPrice={originalPrice ?? undefined} />
                </td>
                <td className="border-b border-line py-2 tabular-nums whitespace-nowrap">
                  {before !== undefined && describeChange({ from: before, to: price }).percent}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ShowMoreLines shown={count} total={prices.length} onShow={() => setCount(count + step)} />
    </>
  )
}
