import { useState } from 'react'
import { formatNumber } from '../../../../../contract/count.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type CsvColumn, csvColumns, csvLabel } from './columns.ts'
import type { PlannedLine } from './plan-import.ts'

/** The number of lines rendered at a time: thousands would block a phone. */
const step = 50

/** What an import would do, line by line; problems first. */
export function ImportLines({ lines }: { lines: PlannedLine[] }) {
  const [count, setCount] = useState(step)
  const listed = lines
    .filter(({ kind }) => kind !== 'unchanged')
    .toSorted((one, other) => urgencyOf(other) - urgencyOf(one))
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
      {listed.length > count && (
        <Button
          variant="secondary"
          onClick={() => setCount(count + step)}
          className="justify-self-start"
        >
          Show more of {formatNumber(listed.length)} lines
        </Button>
      )}
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
        <Badge tone="leaf">New</Badge> {line.unpublished && <Badge>Not on sale there</Badge>}
      </>
    )
  }
  if (line.kind === 'changed') {
    return (
      <>
        <Badge tone="honey">Changed</Badge> {line.fields.map(labelOf).join(', ')}
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

function labelOf(field: string): string {
  const column = csvColumns.find((name) => name === field) as CsvColumn | undefined
  return column ? csvLabel(column) : field
}
