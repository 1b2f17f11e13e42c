import type { DragEvent } from 'react'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/categories/category.ts'
import { countOf, formatNumber } from '../../../../contract/text/count.ts'
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts'
import { downloadText } from '../../../requests/files/download.ts'
import { BlockedLeaveDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Download, FileUp } from '../../../ui/admin/icons.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { FileButton } from '../../../ui/admin/pictures/file-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { ColumnQuestions } from './column-questions.tsx'
import { csvColumns, csvLabel } from './columns.ts'
import { ImportPlan } from './import-plan.tsx'
import { ImportOutcome, ImportProgress, ImportStatus } from './import-status.tsx'
import type { PlannedLine } from './plan-import.ts'
import { beginImport, type Import, importResult } from './stored-import.ts'
import { useImport } from './use-import.ts'
import { type FileStage, useImportFile } from './use-import-file.ts'
import { csvType, writeTemplate } from './write-csv.ts'

type ProductImportProps = {
  categories: Category[]
  /** The import that was interrupted in this tab, if any. */
  stored: Import | undefined
}

/** Reads a file of products, shows what it would change, and imports it on request. */
export function ProductImport({ categories, stored }: ProductImportProps) {
  const { file, stage, choose, confirmColumns, ask, clear: clearFile } = useImportFile()
  const { job, running, stopReason, run, stop, clear } = useImport(stored)
  // Leaving the page would interrupt the import.
  const blocker = useUnsavedGuard(running)

  const start = async (begun: Import) => {
    clearFile()
    const { done, interrupted } = importResult(await run(begun))
    if (!interrupted && done.length > 0)
      toast.success(`${countOf(done.length, 'product')} imported`)
  }
  const open = (chosen: File) => {
    clear()
    void choose(chosen)
  }

  return (
    <div className="grid gap-5">
      <BlockedLeaveDialog blocker={blocker} />
      <FileSection
        name={file ? `${file.name}, ${sizeOf(file)}` : job?.file}
        categories={categories}
        disabled={running}
        onFile={open}
      />
      <ImportStatus stage={stage} importing={running ? job?.file : undefined} />
      {job && running && <ImportProgress job={job} onStop={stop} />}
      {job && !running && (
        <ImportOutcome job={job} stopReason={stopReason} onContinue={start} onDiscard={clear} />
      )}
      <Stage
        stage={stage}
        onCancel={clearFile}
        onConfirm={confirmColumns}
        onAsk={ask}
        onImport={(lines) => start(beginImport(file?.name ?? '', lines))}
      />
    </div>
  )
}

type FileSectionProps = {
  /** The chosen file's name. */
  name: string | undefined
  categories: Category[]
  disabled: boolean
  onFile: (file: File) => void
}

function FileSection({ name, categories, disabled, onFile }: FileSectionProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped && !disabled) onFile(dropped)
  }
  return (
    <FormSection title="File">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-center gap-3"
      >
        <FileButton
          label={name ? 'Choose another CSV file' : 'Choose a CSV file'}
          icon={FileUp}
          accept={csvTypes}
          disabled={disabled}
          onFiles={([file]) => file && onFile(file)}
        />
        {name && <output className="min-w-0 font-medium wrap-anywhere">{name}</output>}
        <Button
          variant="quiet"
          onClick={() => downloadText('products-template.csv', writeTemplate(categories), csvType)}
          className="md:ml-auto"
        >
          <Download className="size-4" />
          Download a template
        </Button>
      </div>
      <details open={!name} className="text-sm text-ink-soft">
        <summary className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11">
          What a file may hold
        </summary>
        <p>Columns: {csvColumns.map(csvLabel).join(', ')}.</p>
        <p className="mt-1">
          A line with an ID changes that product; one without makes a new one. What the file leaves
          out stays as it is, and what is there already is not made again. Exports of WooCommerce
          and Shopify are understood, too.
        </p>
      </details>
    </FormSection>
  )
}

/** The extensions and types that spreadsheet programs, shops and phones use. */
const csvTypes = '.csv,.tsv,.txt,text/csv,text/comma-separated-values,text/tab-separated-values'

function sizeOf({ size }: File): string {
  return size < 1024 * 1024
    ? `${Math.ceil(size / 1024)} KB`
    : `${(size / 1024 / 1024).toFixed(1)} MB`
}

type StageProps = {
  stage: FileStage
  onCancel: () => void
  onConfirm: ReturnType<typeof useImportFile>['confirmColumns']
  onAsk: (stage: FileStage) => void
  onImport: (lines: PlannedLine[]) => void
}

/** The current step of the chosen file. */
function Stage({ stage, onCancel, onConfirm, onAsk, onImport }: StageProps) {
  if (stage.at === 'start') return null
  if (stage.at === 'reading') {
    return (
      <div className="grid gap-2 rounded-control bg-paper-deep px-4 py-3">
        <progress aria-label="Reading the file" className="w-full accent-leaf" />
        <p className="text-sm text-ink-soft">{formatNumber(stage.lines)} lines</p>
        <Button variant="secondary" onClick={onCancel} className="justify-self-start">
          Cancel
        </Button>
      </div>
    )
  }
  if (stage.at === 'rejected') return <Banner tone="danger">{stage.problem}</Banner>
  const { table, columns } = stage
  if (stage.at === 'asking') {
    return (
      <ColumnQuestions
        columns={columns}
        rows={table.rows}
        onConfirm={(mapped) => onConfirm(table, mapped)}
      />
    )
  }
  return (
    <ImportPlan
      columns={columns}
      lines={stage.lines}
      onAsk={() => onAsk({ at: 'asking', table, columns })}
      onImport={onImport}
    />
  )
}
