import { Badge } from '../../../../ui/badge.tsx'
import { productLabels } from '../product-values.ts'
import type { PlannedLine } from './plan-import.ts'

/** What an import would do, line by line; those that need a look come first. */
export function ImportLines({ lines }: { lines: PlannedLine[] }) {
  const shown = lines
    .filter(({ kind }) => kind !== 'unchanged')
    .toSorted((a, b) => Number(b.kind === 'problem') - Number(a.kind === 'problem'))
  if (shown.length === 0) return null
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th className={`${head} text-right`}>Line</th>
            <th className={head}>Product</th>
            <th className={head}>What happens</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.line}>
              <td className={`${cell} text-right tabular-nums`}>{line.line}</td>
              <td className={`${cell} font-medium`}>{line.name || '–'}</td>
              <td className={cell}>
                <Effect line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const head = 'border-b border-line px-3 py-2.5 font-semibold'
const cell = 'border-b border-line px-3 py-2 align-top [tr:last-child>&]:border-0'

function Effect({ line }: { line: PlannedLine }) {
  if (line.kind === 'new') return <Badge tone="leaf">New</Badge>
  if (line.kind === 'changed') {
    return (
      <>
        <Badge tone="honey">Changed</Badge> {line.fields.map(labelOf).join(', ')}
      </>
    )
  }
  if (line.kind === 'unchanged') return <Badge>Unchanged</Badge>
  return (
    <ul className="text-danger">
      {line.problems.map(({ field, message }) => (
        <li key={field}>
          {labelOf(field)}: {message}
        </li>
      ))}
    </ul>
  )
}

function labelOf(field: string): string {
  return productLabels[field as keyof typeof productLabels] ?? field
}
