import type { Insight } from '../../../../contract/insight/insight.ts'
import { formatNumber } from '../../../../contract/text/count.ts'
import { figureLabels, figures } from './figures.ts'
import { nameDay } from './name-day.ts'

/** Counts of all figures as a table; the newest day first. */
export function DayTable({ byDay }: Pick<Insight, 'byDay'>) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        All days as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, from the keyboard, too */}
      <section aria-label="All days" tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full text-right text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                Day
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="px-2 py-2 font-semibold">
                  {figureLabels[figure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byDay.toReversed().map(({ date, ...counted }) => (
              <tr key={date} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  <time dateTime={date}>{nameDay(date)}</time>
                </th>
                {figures.map((figure) => (
                  <td key={figure} className="px-2 py-1.5">
                    {formatNumber(counted[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
