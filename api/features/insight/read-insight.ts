import { indiaDate } from '../../../contract/india-time.ts'
import type { Figures, Insight } from '../../../contract/insight/insight.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { insightRepository, type SummedKind } from './repository.ts'

type Sum = { day: string; kind: SummedKind; times: number }

/** Counts of the last days including today, and of as many days before them. */
export function readInsight(db: Database, days: number, now = Date.now()): Promise<Insight> {
  const dates = listDates(now, days)
  const before = listDates(now, days, days)
  const from = dates[0] ?? ''
  const fromBefore = before[0] ?? ''
  return snapshot(db, async (trx) => {
    const insight = insightRepository(trx, dates.at(-1) ?? '')
    const sums = await insight.sumByDay(fromBefore)
    const products = await insight.listProducts(from)
    const ids = products.map(({ id }) => id)
    const lines = toLines(await insight.sumProductsByDay(from, ids), dates)
    const figuresOf = (days: string[]) => toFigures(sums.filter(({ day }) => days.includes(day)))
    return {
      days,
      totals: { ...figuresOf(dates), before: figuresOf(before) },
      wholeDays: {
        ...figuresOf(dates.slice(0, -1)),
        before: figuresOf(before.slice(0, -1)),
      },
      products: products.map(({ id, name, ...figures }) => ({
        product: { _id: id, name },
        ...figures,
        byDay: lines.get(id) ?? dates.map(() => 0),
      })),
      searches: (await insight.listSearches(from)).map(({ words, times, found, how }) => ({
        words: words ?? '',
        times,
        found: found ?? 0,
        how: how ?? 'nothing',
      })),
      byDay: dates.map((date) => ({ date, ...figuresOf([date]) })),
      isComparable: await insight.hasCountsUntil(fromBefore),
      isDemo: await insight.hasDemo(from),
    }
  })
}

/** Lists `days` dates in order; the last one lies `ago` days before today. */
function listDates(now: number, days: number, ago = 0): string[] {
  return Array.from({ length: days }, (_, index) => indiaDate(now, index + 1 - days - ago))
}

function toFigures(sums: Sum[]): Figures {
  const timesOf = (wanted: SummedKind) =>
    sums.reduce((sum, { kind, times }) => (kind === wanted ? sum + times : sum), 0)
  return {
    opened: timesOf('opened'),
    added: timesOf('added'),
    ordered: timesOf('ordered'),
    sent: timesOf('sent'),
    pages: timesOf('page'),
    searches: timesOf('searched'),
  }
}

/** Daily sums of each product; days without counts are zero. */
function toLines(
  sums: { subject: string; day: string; times: number }[],
  dates: string[],
): Map<string, number[]> {
  const lines = new Map<string, number[]>()
  for (const { subject, day, times } of sums) {
    const line = lines.get(subject) ?? dates.map(() => 0)
    line[dates.indexOf(day)] = times
    lines.set(subject, line)
  }
  return lines
}
