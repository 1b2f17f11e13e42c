import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { countOf } from '../../../../../contract/count.ts'
import { messages } from '../../../../../contract/messages.ts'
import { pagePaths } from '../../../../../contract/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/inputs.tsx'
import { ImportLines } from './import-lines.tsx'
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
  const [unpublishedToo, setUnpublishedToo] = useState(false)
  const isUnpublished = (line: PlannedLine) => line.kind === 'new' && line.unpublished === true
  const unpublished = lines.filter(isUnpublished).length
  const chosen = lines.filter(
    (line) => toBeWritten(line) && (unpublishedToo || !isUnpublished(line)),
  )
  const program = columns.format?.program
  return (
    <>
      <MissingCategories lines={lines} />
      <LeftOutColumns columns={columns} onAsk={onAsk} />
      {unpublished > 0 && (
        <Checkbox
          checked={unpublishedToo}
          onChange={({ target }) => setUnpublishedToo(target.checked)}
        >
          Import {countOf(unpublished, 'product')} that {unpublished === 1 ? 'was' : 'were'} not on
          sale in {program}, too
        </Checkbox>
      )}
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
