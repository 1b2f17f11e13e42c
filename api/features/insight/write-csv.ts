import Papa from 'papaparse'
import type { Insight } from '../../../contract/insight/insight.ts'
import { guardFormulas } from '../../../contract/text/formula-guard.ts'

/** Spreadsheet programs recognize the encoding by this mark. */
const byteOrderMark = '\ufeff'

const columns = [
  'what',
  'name',
  'opened',
  'added',
  'ordered',
  'sent',
  'pages',
  'searches',
  'times',
  'found',
  'how',
] as const

type Line = Partial<Record<(typeof columns)[number], string | number>>

/** Writes days, products and searches, one per line, for a spreadsheet; no cell begins a formula. */
export function writeInsightCsv({ byDay, products, searches }: Insight): string {
  const lines: Line[] = [
    ...byDay.map(({ date, ...figures }) => ({ what: 'day', name: date, ...figures })),
    ...products.map(({ product, opened, added, ordered }) => ({
      what: 'product',
      name: product.name,
      opened,
      added,
      ordered,
    })),
    ...searches.map(({ words, ...search }) => ({ what: 'search', name: words, ...search })),
  ]
  const rows = lines.map((line) =>
    columns.map((column) => guardFormulas(String(line[column] ?? ''))),
  )
  return byteOrderMark + Papa.unparse([[...columns], ...rows])
}
