import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Category } from '../../../../../contract/category.ts'
import { messages } from '../../../../../contract/messages.ts'
import {
  type Account,
  dropAccount,
  findAccount,
  keepAccount,
  tellOutcome,
} from '../../../../lib/accounts.ts'
import { noImageChange } from '../../../../lib/image-change.ts'
import { runEach } from '../../../../lib/run-each.ts'
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts'
import { Banner } from '../../../../ui/admin/banner.tsx'
import { FormSection } from '../../../../ui/admin/form-section.tsx'
import { LeaveDialog } from '../../../../ui/admin/leave-dialog.tsx'
import { OutcomeBanner } from '../../../../ui/admin/outcome-banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/inputs.tsx'
import { fetchAllProducts } from '../queries.ts'
import { changeProduct, createProduct } from '../save-product.ts'
import { csvColumns } from './columns.ts'
import { ImportLines } from './import-lines.tsx'
import { type PlannedLine, planImport } from './plan-import.ts'
import { readCsv } from './read-csv.ts'

const accountKey = 'product-import'
const unreadable = 'The file could not be read. Please choose it again.'

type Plan = { lines: PlannedLine[]; unknown: string[]; problem?: string }

/** Reads a file of products, shows what it would do line by line, and does it when told to. */
export function ProductImport({ categories }: { categories: Category[] }) {
  const [plan, setPlan] = useState<Plan>()
  const [finished, setFinished] = useState<number>()
  const [account, setAccount] = useState<Account | undefined>(() => findAccount(accountKey))
  // Half a file is soon imported by a step to another page.
  const blocker = useUnsavedGuard(finished !== undefined)
  const work = plan?.lines.filter(({ kind }) => kind === 'new' || kind === 'changed') ?? []

  const look = async (file: File | undefined) => {
    setPlan(undefined)
    setAccount(undefined)
    dropAccount(accountKey)
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

  const run = async () => {
    const result = await runEach(work, importLine, setFinished)
    const told = tellOutcome(result, ({ line, name }) => `Line ${line}, ${name}`)
    setFinished(undefined)
    setAccount(told)
    setPlan(undefined)
    if (told.cutOff) return keepAccount(accountKey, told)
    if (result.done.length > 0) toast.success(`${countOf(result.done.length)} imported`)
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
          hint={`Columns: ${csvColumns.join(', ')}. A line with an id changes that product; one without makes a new one. What the file leaves out stays as it is.`}
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={finished !== undefined}
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
      {account && account.failed.length === 0 && (
        <Banner tone="success">{countOf(account.done.length)} imported.</Banner>
      )}
      {account && (
        <OutcomeBanner
          title={`${countOf(account.done.length)} imported, ${account.failed.length} not`}
          account={account}
        />
      )}
      {plan?.problem && <Banner tone="danger">{plan.problem}</Banner>}
      {plan && !plan.problem && (
        <>
          <Tally plan={plan} />
          <ImportLines lines={plan.lines} />
          <Button
            onClick={run}
            busy={finished !== undefined}
            disabled={work.length === 0}
            className="justify-self-start"
          >
            <FileUp aria-hidden="true" className="size-4" />
            {finished === undefined
              ? `Import ${countOf(work.length)}`
              : `Importing ${finished + 1} of ${work.length}...`}
          </Button>
        </>
      )}
    </div>
  )
}

async function importLine(line: PlannedLine): Promise<string | undefined> {
  if (line.kind === 'new') {
    const { failure } = await createProduct(line.values, noImageChange, () => {})
    return failure?.message
  }
  if (line.kind !== 'changed') return undefined
  const { failure } = await changeProduct(line.id, changesOf(line))
  return failure?.message
}

/** What the file changes, and no more; a subcategory goes with its category. */
function changesOf({ values, fields }: Extract<PlannedLine, { kind: 'changed' }>) {
  const names = fields.includes('category') ? [...fields, 'subcategory'] : fields
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
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
