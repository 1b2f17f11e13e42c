import { useState } from 'react'
import { Link } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { formatPrice } from '../../../../contract/prices/money.ts'
import { priceOnRequest } from '../../../../contract/prices/price-words-en.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { FileUp } from '../../../ui/admin/icons.tsx'
import { ShowMoreLines } from '../../../ui/admin/lists/show-more-lines.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { productLabels } from '../../products/admin/product-values.ts'
import { type CsvColumn, csvColumns, csvLabel } from './columns.ts'
import type { FileColumns } from './match-columns.ts'
import { type PlannedLine, toBeWritten } from './plan-import.ts'

type ImportPlanProps = {
  columns: FileColumns
  lines: PlannedLine[]
  /** Goes back to the mapping of columns. */
  onAsk: () => void
  onImport: (lines: PlannedLine[]) => void
}

/** The plan of an import, with the button that starts it. */
export function ImportPlan({ columns, lines, onAsk, onImport }: ImportPlanProps) {
  const chosen = lines.filter(toBeWritten)
  return (
    <>
      <MissingCategories lines={lines} />
      <LeftOutColumns columns={columns} onAsk={onAsk} />
      <Button
        onClick={() => onImport(chosen)}
        disabled={chosen.length === 0}
        className="justify-self-start"
      >
        <FileUp className="size-4" />
        {`Import ${countOf(chosen.length, 'product')}`}
      </Button>
      <ImportLines lines={lines} />
    </>
  )
}

/** Categories that must be created before their products can be imported. */
function MissingCategories({ lines }: { lines: PlannedLine[] }) {
  const unknown: string[] = [messages.category.unknown, messages.category.foreignSubcategory]
  const problems = lines.flatMap((line) => (line.kind === 'problem' ? line.problems : []))
  const names = problems
    .filter(({ message }) => unknown.includes(message))
    .map(({ value }) => value)
  const distinct = [...new Set(names.filter(Boolean))]
  if (distinct.length === 0) return null
  return (
    <p className="rounded-control bg-gold-wash px-4 py-3 wrap-anywhere">
      Categories that are not here: {distinct.slice(0, 20).join(', ')}
      {distinct.length > 20 && ` and ${distinct.length - 20} more`}.{' '}
      <Link to={pagePaths.adminCategories} target="_blank" className="font-semibold underline">
        Create them in a new tab
      </Link>
      , then choose the file again.
    </p>
  )
}

function LeftOutColumns({
  columns: { columns },
  onAsk,
}: Pick<ImportPlanProps, 'columns' | 'onAsk'>) {
  const ignored = columns.filter(({ use }) => use === 'left out')
  const asked = columns.some((column) => column.asked)
  if (ignored.length === 0 && !asked) return null
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
        {ignored.length === 1 ? '1 column is left out' : `${ignored.length} columns are left out`}
      </summary>
      <p className="wrap-anywhere text-ink-soft">
        {ignored.map(({ name, index }) => name || `Column ${index + 1}`).join(', ')}
      </p>
      {asked && (
        <Button variant="secondary" size="small" onClick={onAsk} className="mt-2">
          Change what columns are for
        </Button>
      )}
    </details>
  )
}

/** The number of lines rendered at a time: thousands would block a phone. */
const step = 50

/** Effect of the import on each line; problems first. */
function ImportLines({ lines }: { lines: PlannedLine[] }) {
  const [count, setCount] = useState(step)
  const listed = lines
    .filter(({ kind }) => kind !== 'unchanged')
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a))
  if (listed.length === 0) return null
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <table className="w-full table-fixed border-separate border-spacing-0 text-left text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th className={`${head} w-15 text-right`}>Line</th>
              <th className={head}>Product</th>
              <th className={head}>What happens</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, count).map((line) => (
              <tr key={line.line}>
                <td className={`${cell} text-right tabular-nums`}>{line.line}</td>
                <td className={`${cell} font-medium wrap-anywhere`}>{line.name || '–'}</td>
                <td className={`${cell} wrap-anywhere`}>
                  <Effect line={line} />
                  {line.notes?.map((note) => (
                    <p key={note} className="mt-1 text-ink-soft">
                      {note}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMoreLines shown={count} total={listed.length} onShow={() => setCount(count + step)} />
    </div>
  )
}

const head = 'border-b border-line px-3 py-2.5 font-semibold'
const cell = 'border-b border-line px-3 py-2 align-top [tr:last-child>&]:border-0'

function urgencyOf({ kind, notes = [] }: PlannedLine): number {
  if (kind === 'problem') return 3
  if (kind === 'skipped') return 0
  return notes.length > 0 ? 2 : 1
}

function Effect({ line }: { line: PlannedLine }) {
  if (line.kind === 'new') {
    return (
      <>
        <Badge tone="leaf">New</Badge> {line.values.hidden && <Badge>Hidden</Badge>}
        {Number(line.values.price) > 0 && (
          <p className="tabular-nums">{writePrice(line.values.price)}</p>
        )}
      </>
    )
  }
  if (line.kind === 'changed') {
    return (
      <>
        <Badge tone="honey">Changed</Badge> {line.fields.map(labelOf).join(', ')}
        {line.priceBefore !== undefined && (
          <p className="tabular-nums">
            {writePrice(line.priceBefore)} → {writePrice(line.values.price)}
          </p>
        )}
      </>
    )
  }
  if (line.kind === 'skipped') {
    return (
      <>
        <Badge>Left out</Badge> {line.reason}
      </>
    )
  }
  if (line.kind === 'unchanged') return <Badge>Unchanged</Badge>
  return (
    <ul className="text-danger">
      {line.problems.map(({ field, message, value }) => (
        <li key={field}>
          {field && `${labelOf(field)}: `}
          {message}
          {value && ` (“${value.slice(0, 60)}”)`}
        </li>
      ))}
    </ul>
  )
}

function writePrice(typed: string): string {
  return formatPrice(Number(typed), priceOnRequest)
}

function labelOf(field: string): string {
  const column = csvColumns.find((name) => name === field) as CsvColumn | undefined
  if (field === 'stock') return productLabels.stock
  return column ? csvLabel(column) : field
}
