import { type BulkResult, bulkResultPrefix } from '../../../lists/bulk.ts'
import { makeIdempotencyKey } from '../../../requests/idempotency-key.ts'
import { tabStorage } from '../../../storage/browser-storage.ts'
import { isLike, parseStored } from '../../../storage/stored-values.ts'
import {
  deleteUnsavedFile,
  findUnsavedFile,
  storeUnsavedFile,
} from '../../../storage/unsaved-files.ts'
import { type PlannedLine, toBeWritten, type WritableLine } from './plan-import.ts'

/** A line to write, with the idempotency key for repeating it. */
export type ImportLine = WritableLine & { key: string }

/** An import and its progress: `finished` lines, from the first, were written or rejected. */
export type Import = {
  /** The name of the file. */
  file: string
  lines: ImportLine[]
  finished: number
  /** Rejected lines, by their index. */
  failed: { at: number; message: string }[]
}

/** Lines are stored as a file in IndexedDB, because session storage may be too small. */
const linesKey = 'product-import'
const progressKey = `${bulkResultPrefix}product-import`

const notReached = 'Not reached'

export function beginImport(file: string, plan: PlannedLine[]): Import {
  return {
    file,
    lines: plan.filter(toBeWritten).map((line) => ({ ...line, key: makeIdempotencyKey() })),
    finished: 0,
    failed: [],
  }
}

/** The import after one more line, which failed if there is a message. */
export function withLineResult(job: Import, message: string | undefined): Import {
  const { finished, failed } = job
  return {
    ...job,
    finished: finished + 1,
    failed: message === undefined ? failed : [...failed, { at: finished, message }],
  }
}

/** The result so far; lines that were not reached count as failed. */
export function importResult({ lines, finished, failed }: Import): BulkResult {
  const names = lines.map(({ line, name }) => `Line ${line}, ${name}`)
  const rejected = new Set(failed.map(({ at }) => at))
  return {
    done: names.slice(0, finished).filter((_, at) => !rejected.has(at)),
    failed: [
      ...failed.map(({ at, message }) => ({ name: names[at] ?? '', message })),
      ...names.slice(finished).map((name) => ({ name, message: notReached })),
    ],
    interrupted: finished < lines.length,
  }
}

/** The import that a reload or the end of the session interrupted in this tab. */
export async function findImport(): Promise<Import | undefined> {
  const progress = parseStored(tabStorage.read(progressKey))
  if (!isLike(progress, { finished: 0, failed: [{ at: 0, message: '' }] })) return undefined
  const stored = (await findUnsavedFile(linesKey))?.file
  const lines = stored && parseStored(await stored.text().catch(() => null))
  if (!stored || !isLike(lines, [{ line: 0, name: '', key: '' }])) return undefined
  const { finished = 0, failed = [] } = progress
  return { file: stored.name, lines: lines as ImportLine[], finished, failed }
}

/** Stores the lines, which no longer change. */
export async function storeLines({ file, lines }: Import): Promise<void> {
  await storeUnsavedFile(linesKey, { file: new File([JSON.stringify(lines)], file) })
}

export function storeProgress({ finished, failed }: Import): void {
  tabStorage.write(progressKey, JSON.stringify({ finished, failed }))
}

export function deleteStoredImport(): void {
  tabStorage.write(progressKey, null)
  void deleteUnsavedFile(linesKey)
}
