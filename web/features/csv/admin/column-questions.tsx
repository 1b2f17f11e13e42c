import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Select } from '../../../ui/inputs.tsx'
import { type CsvColumn, csvLabel } from './columns.ts'
import {
  type ColumnUse,
  type FileColumn,
  type FileColumns,
  findFreeFields,
  findMissingColumn,
} from './match-columns.ts'
import type { Row } from './read-rows.ts'

const ignored = 'left out' satisfies ColumnUse
const unanswered = 'Choose a field, or leave the column out'

type ColumnQuestionsProps = {
  columns: FileColumns
  rows: Row[]
  onConfirm: (columns: FileColumns) => void
}

/** Asks for the fields of columns with unknown names. */
export function ColumnQuestions({ columns, rows, onConfirm }: ColumnQuestionsProps) {
  const asked = columns.columns.filter((column) => column.asked)
  const free = findFreeFields(columns)
  const [uses, setUses] = useState(new Map(asked.map(({ index, use }) => [index, use])))
  const [tried, setTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.focus(), [])
  const mapped = withUses(columns, uses)
  const missing = findMissingColumn(mapped)

  const confirmColumns = (next: FileColumns) => {
    const open = next.columns.find(({ use }) => use === undefined)
    if (!open && !findMissingColumn(next)) return onConfirm(next)
    setTried(true)
    if (open) document.getElementsByName(nameOf(open))[0]?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirmColumns(mapped)
  }
  const leaveOthersOut = () => {
    const next = new Map([...uses].map(([index, use]) => [index, use ?? ignored] as const))
    setUses(next)
    confirmColumns(withUses(columns, next))
  }

  return (
    <form ref={element} tabIndex={-1} onSubmit={submit} noValidate className="outline-none">
      <FormSection title="What are these columns for?">
        {asked.map((column) => {
          const use = uses.get(column.index)
          return (
            <Field
              key={column.index}
              label={titleOf(column)}
              hint={sampleOf(column, rows)}
              error={tried && use === undefined ? unanswered : undefined}
            >
              <Select
                name={nameOf(column)}
                value={use ?? ''}
                onChange={({ target }) =>
                  setUses(new Map(uses).set(column.index, (target.value || undefined) as ColumnUse))
                }
              >
                <option value="">Choose…</option>
                <option value={ignored}>Leave out</option>
                <Fields free={free} uses={uses} own={use} />
              </Select>
            </Field>
          )
        })}
        {tried && missing && <p className="text-sm font-medium text-danger">{missing}</p>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Continue</Button>
          <Button variant="secondary" onClick={leaveOthersOut}>
            Leave the others out
          </Button>
        </div>
      </FormSection>
    </form>
  )
}

type Uses = ReadonlyMap<number, ColumnUse | undefined>

/** Fields to choose; each can be used once. */
function Fields({ free, uses, own }: { free: CsvColumn[]; uses: Uses; own?: ColumnUse }) {
  const used = new Set(uses.values())
  return free.map((field) => (
    <option key={field} value={field} disabled={field !== own && used.has(field)}>
      {csvLabel(field)}
    </option>
  ))
}

function withUses({ format, columns }: FileColumns, uses: Uses): FileColumns {
  return {
    format,
    columns: columns.map((column) =>
      column.asked ? { ...column, use: uses.get(column.index) } : column,
    ),
  }
}

function titleOf({ name, index }: FileColumn): string {
  return name ? `Column “${name}”` : `Column ${index + 1}, without a name`
}

function nameOf({ index }: FileColumn): string {
  return `column-${index}`
}

function sampleOf({ index }: FileColumn, rows: Row[]): string {
  const cells = rows.slice(0, 1000).map(({ cells }) => cells[index]?.trim().slice(0, 40))
  const samples = [...new Set(cells.filter(Boolean))].slice(0, 3)
  return samples.length > 0 ? `Holds ${samples.join(' · ')}` : 'Holds nothing'
}
