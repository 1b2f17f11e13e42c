import { useRef, useState } from 'react'
import type { SaveFailure } from '../../../requests/save-result.ts'
import { readToken } from '../../../storage/session-token.ts'
import { productApi, updateProductFields } from '../../products/admin/queries.ts'
import type { WritableLine } from './plan-import.ts'
import {
  deleteStoredImport,
  type Import,
  type ImportLine,
  storeLines,
  storeProgress,
  withLineResult,
} from './stored-import.ts'

/** Delays in ms before a temporary failure is retried. */
const retryDelaysMs = [1000, 4000]
/** An import stops after this many rejections in a row. */
const tooManyRejections = 20

/** Writes an import line by line; a stopped one can be continued, even after a reload. */
export function useImport(stored: Import | undefined) {
  const [job, setJob] = useState(stored)
  const [running, setRunning] = useState(false)
  const [stopReason, setStopReason] = useState<string>()
  const stopping = useRef(false)

  /** Starts or continues an import. Returns its progress. */
  const run = async (begun: Import): Promise<Import> => {
    let current = begun
    let rejections = 0
    stopping.current = false
    setStopReason(undefined)
    setRunning(true)
    setJob(begun)
    if (begun.finished === 0) await storeLines(begun)
    storeProgress(begun)
    for (const line of begun.lines.slice(begun.finished)) {
      if (stopping.current) setStopReason('It was stopped.')
      if (stopping.current || readToken() === null) break
      const failure = await writeLine(line)
      // Only the session ended: the line is still to be written.
      if (readToken() === null) break
      if (failure && isTemporary(failure)) {
        setStopReason(failure.message)
        break
      }
      current = withLineResult(current, failure?.message)
      storeProgress(current)
      setJob(current)
      rejections = failure ? rejections + 1 : 0
      if (rejections === tooManyRejections) {
        setStopReason(`${tooManyRejections} lines were rejected one after the other.`)
        break
      }
    }
    setRunning(false)
    if (current.finished === current.lines.length) deleteStoredImport()
    return current
  }

  const clear = () => {
    deleteStoredImport()
    setJob(undefined)
    setStopReason(undefined)
  }

  const stop = () => {
    stopping.current = true
  }

  return { job, running, stopReason, run, stop, clear }
}

/** Writes a line, with retries; both kinds of write can be repeated safely. */
async function writeLine(line: ImportLine): Promise<SaveFailure | undefined> {
  for (const delayMs of retryDelaysMs) {
    const failure = await sendLine(line)
    if (!failure || !isTemporary(failure)) return failure
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return sendLine(line)
}

async function sendLine(line: ImportLine): Promise<SaveFailure | undefined> {
  if (line.kind === 'changed') return (await updateProductFields(line.id, changesOf(line))).failure
  const sending = { etag: null, key: line.key, onProgress: () => {} }
  const { failure } = await productApi.create(line.values, undefined, sending)
  // Created before, although the response was lost, and deleted since.
  return failure?.created === null ? undefined : failure
}

/** True if the connection or a busy server failed, not the line. */
function isTemporary({ status }: SaveFailure): boolean {
  return status >= 500 || status === 429
}

/** Only the fields that the file changes; a subcategory goes with its category. */
function changesOf({ values, fields }: Extract<WritableLine, { kind: 'changed' }>) {
  const names = fields.includes('category') ? [...fields, 'subcategory'] : fields
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
