import { type Account, accountPrefix } from '../../../../lib/accounts.ts'
import { makeIdempotencyKey } from '../../../../lib/idempotency-key.ts'
import type { PlannedLine } from './plan-import.ts'

type Work = Extract<PlannedLine, { kind: 'new' | 'changed' }>

/** A line that is to be written; with its key it can be sent again and makes nothing twice. */
export type ImportLine = Work & { key: string }

/** An import as far as it has come: so many lines, from the first, have been written or refused. */
export type Import = {
  lines: ImportLine[]
  finished: number
  /** Those that were refused, by their place among the lines. */
  failed: { at: number; message: string }[]
}

const linesKey = `${accountPrefix}product-import-lines`
const progressKey = `${accountPrefix}product-import`
const notReached = 'Not reached'

export function beginImport(plan: PlannedLine[]): Import {
  const work = plan.filter(({ kind }) => kind === 'new' || kind === 'changed') as Work[]
  return {
    lines: work.map((line) => ({ ...line, key: makeIdempotencyKey() })),
    finished: 0,
    failed: [],
  }
}

/** The import after one more line, which was written unless there is a message. */
export function withResult(work: Import, message: string | undefined): Import {
  const { finished, failed } = work
  return {
    ...work,
    finished: finished + 1,
    failed: message === undefined ? failed : [...failed, { at: finished, message }],
  }
}

/** What was done, what was refused, and what is left. */
export function tellImport({ lines, finished, failed }: Import): Account {
  const names = lines.map(({ line, name }) => `Line ${line}, ${name}`)
  const refused = new Set(failed.map(({ at }) => at))
  return {
    done: names.slice(0, finished).filter((_, at) => !refused.has(at)),
    failed: [
      ...failed.map(({ at, message }) => ({ name: names[at] ?? '', message })),
      ...names.slice(finished).map((name) => ({ name, message: notReached })),
    ],
    cutOff: finished < lines.length,
  }
}

/** The import that a reload or the end of the session has cut off in this tab. */
export function findImport(): Import | undefined {
  const lines = sessionStorage.getItem(linesKey)
  const progress = sessionStorage.getItem(progressKey)
  return lines && progress ? { lines: JSON.parse(lines), ...JSON.parse(progress) } : undefined
}

/** Keeps the lines, which stay the same, and apart from them how far they have come. */
export function keepImport({ lines, finished, failed }: Import): void {
  try {
    if (finished === 0) sessionStorage.setItem(linesKey, JSON.stringify(lines))
    sessionStorage.setItem(progressKey, JSON.stringify({ finished, failed }))
  } catch {
    // The storage is full: the page itself still holds everything.
  }
}

export function dropImport(): void {
  sessionStorage.removeItem(linesKey)
  sessionStorage.removeItem(progressKey)
}
