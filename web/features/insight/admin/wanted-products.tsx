import { Suspense } from 'react'
import { Link } from 'react-router'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { countOf, formatNumber } from '../../../../contract/text/count.ts'
import { SmallLine } from './lazy-charts.tsx'
import { toSmallLine } from './small-line-values.ts'
import { useTopOfList } from './top-of-list.tsx'

/** Products in the order in which they were wanted, each with a line of its days. */
export function WantedProducts({ products }: Pick<Insight, 'products'>) {
  const { shown, button } = useTopOfList(products, countOf(products.length, 'product'))
  return (
    <section aria-labelledby="wanted" className="rounded-card border border-line bg-card">
      <h2 id="wanted" className="border-b border-line px-4 py-3 font-semibold">
        Most wanted
      </h2>
      {products.length === 0 && (
        <p className="px-4 py-4 text-ink-soft">{insightMessages.noProducts}</p>
      )}
      {products.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[20rem] table-fixed tabular-nums">
            <thead className="text-sm">
              <tr className="border-b border-line">
                <th scope="col" className="py-2 pl-4 text-left font-semibold">
                  Product
                </th>
                <th scope="col" className="relative w-0">
                  <span className="sr-only">Through the days</span>
                </th>
                {['Opened', 'Added', 'Orders'].map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="w-[3.5rem] py-2 text-right font-semibold last:w-[4.25rem] last:pr-4 md:w-[4.25rem] md:last:w-[4.75rem]"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((wanted) => (
                <ProductRow key={wanted.product._id} wanted={wanted} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {button}
    </section>
  )
}

function ProductRow({ wanted }: { wanted: Insight['products'][number] }) {
  const { product, opened, added, ordered, byDay } = wanted
  const { by, values } = toSmallLine(byDay)
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1 pl-4 text-left font-medium wrap-anywhere">
        <Link
          to={fillPath(pagePaths.adminProductEdit, { id: product._id })}
          className="grid min-h-11 content-center text-sm hover:underline md:text-base"
        >
          {product.name}
          <Suspense fallback={<span className="h-6" />}>
            <SmallLine values={values} />
          </Suspense>
        </Link>
      </th>
      {/* The line's numbers, for somebody who does not see it. */}
      <td className="relative w-0">
        <span className="sr-only">
          By {by}: {values.map(formatNumber).join(', ')}
        </span>
      </td>
      {[opened, added, ordered].map((times, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns that stay
        <td key={index} className="text-right last:pr-4">
          {formatNumber(times)}
        </td>
      ))}
    </tr>
  )
}
