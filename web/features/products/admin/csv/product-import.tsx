import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Category } from '../../../../../contract/category.ts'
import { messages } from '../../../../../contract/messages.ts'
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts'
import { Banner } from '../../../../ui/admin/banner.tsx'
import { FormSection } from '../../../../ui/admin/form-section.tsx'
import { LeaveDialog } from '../../../../ui/admin/leave-dialog.tsx'
import { OutcomeBanner } from '../../../../ui/admin/outcome-banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/inputs.tsx'
import { fetchAllProducts } from '../queries.ts'
import { csvColumns } from './columns.ts'
import { ImportLines } from './import-lines.tsx'
import { beginImport, type Import, tellImport } from './kept-import.ts'
import { type PlannedLine, planImport } from './plan-import.ts'
import { readCsv } from './read-csv.ts'
import { useImport } from './use-import.ts'

const unreadable = 'The file could not be read. Please choose it again.'

type Plan = { lines: PlannedLine[]; unknown: string[]; problem?: string }

/** Reads a file of products, shows what it would do line by line, and does it when told to. */
export function ProductImport({ categories }: { categories: Category[] }) {
  const [plan, setPlan] = useState<Plan>()
  const { work, running, run, forget } = useImport()
  // Half a file is soon imported by a step to another page.
  const blocker = useUnsavedGuard(running)
  const planned = plan?.lines.filter(({ kind }) => kind === 'new' || kind === 'changed') ?? []

  const look = async (file: File | undefined) => {
    setPlan(undefined)
    forget()
    if (!file) return
    const [text, products] = await Promise.all([
      file.text().catch(() => undefined),
      fetchAllProducts(),
    ])
    if (text === undefined) return toast.error(unreadable)
    if (!products) return toast.error(messages.product.fetchAllFailed)
    const { lines, ...rest } = readCsv(text)
    setPlan({ ...rest, lines: planImport(lines, products, categories) })
  }

  const start = async (begun: Import) => {
    setPlan(undefined)
    const { done, cutOff } = tellImport(await run(begun))
    if (!cutOff && done.length > 0) toast.success(`${countOf(done.length)} imported`)
  }

  return (
    <div className="grid gap-5">
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
      <FormSection title="File">
        <Field
          label="CSV file"
          hint={`Columns: ${csvColumns.join(', ')}. A line with an id changes that product; one without makes a new one. What the file leaves out stays as it is, and what is there already is not made again.`}
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={running}
              onChange={({ target }) => {
                void look(target.files?.[0])
                // The same file, mended, can be chosen again.
                target.value = ''
              }}
              className="py-2"
            />
          )}
        </Field>
      </FormSection>
      {work && running && (
        <Button busy className="justify-self-start">
          <FileUp aria-hidden="true" className="size-4" />
          {`Importing ${work.finished + 1} of ${work.lines.length}...`}
        </Button>
      )}
      {work && !running && <Outcome work={work} onGoOn={start} onDiscard={forget} />}
      {plan?.problem && <Banner tone="danger">{plan.problem}</Banner>}
      {plan && !plan.problem && (
        <>
          <Tally plan={plan} />
          <ImportLines lines={plan.lines} />
          <Button
            onClick={() => start(beginImport(plan.lines))}
            disabled={planned.length === 0}
            className="justify-self-start"
          >
            <FileUp aria-hidden="true" className="size-4" />
            {`Import ${countOf(planned.length)}`}
          </Button>
        </>
      )}
    </div>
  )
}

type OutcomeProps = { work: Import; onGoOn: (work: Import) => void; onDiscard: () => void }

/** What came of an import; one that was cut off can be gone on with. */
function Outcome({ work, onGoOn, onDiscard }: OutcomeProps) {
  const account = tellImport(work)
  const left = work.lines.length - work.finished
  if (account.failed.length === 0)
    return <Banner tone="success">{countOf(account.done.length)} imported.</Banner>
  return (
    <>
      <OutcomeBanner
        title={`${countOf(account.done.length)} imported, ${account.failed.length} not`}
        account={account}
      />
      {left > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onGoOn(work)}>Import the other {left}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            Leave them out
          </Button>
        </div>
      )}
    </>
  )
}

/** The dry run in one line. */
function Tally({ plan: { lines, unknown } }: { plan: Plan }) {
  const countKind = (kind: PlannedLine['kind']) => lines.filter((line) => line.kind === kind).length
  const problems = countKind('problem')
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">
        {countKind('new')} new, {countKind('changed')} changed, {countKind('unchanged')} unchanged,{' '}
        {problems} with problems. Nothing has been saved yet.
      </p>
      {problems > 0 && (
        <p className="text-ink-soft">
          Lines with problems are left out. Mend them in the file and choose it again.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-ink-soft">Columns that are not known: {unknown.join(', ')}.</p>
      )}
    </div>
  )
}

function countOf(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
