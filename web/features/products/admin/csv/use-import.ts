import { useState } from 'react'
import { noImageChange } from '../../../../lib/image-change.ts'
import { runEach } from '../../../../lib/run-each.ts'
import { readToken } from '../../../../lib/session-token.ts'
import { changeProduct, createProduct } from '../save-product.ts'
import {
  dropImport,
  findImport,
  type Import,
  type ImportLine,
  keepImport,
  withResult,
} from './kept-import.ts'

/** Writes an import line by line; what is cut off can be gone on with, even after a reload. */
export function useImport() {
  const [work, setWork] = useState(findImport)
  const [running, setRunning] = useState(false)

  /** Begins an import, or goes on with one; answers how far it came. */
  const run = async (begun: Import): Promise<Import> => {
    let current = begun
    const note = (next: Import) => {
      current = next
      keepImport(next)
      setWork(next)
    }
    note(begun)
    setRunning(true)
    await runEach(begun.lines.slice(begun.finished), async (line) => {
      const message = await writeLine(line)
      // Refused for the session alone: the line is still to be written.
      if (message === undefined || readToken() !== null) note(withResult(current, message))
      return message
    })
    setRunning(false)
    if (current.finished === current.lines.length) dropImport()
    return current
  }

  const forget = () => {
    dropImport()
    setWork(undefined)
  }

  return { work, running, run, forget }
}

async function writeLine(line: ImportLine): Promise<string | undefined> {
  if (line.kind === 'changed') {
    const { failure } = await changeProduct(line.id, changesOf(line))
    return failure?.message
  }
  const sending = { key: line.key, onProgress: () => {} }
  const { failure } = await createProduct(line.values, noImageChange, sending)
  // Written before, with an answer that was lost; somebody has deleted it since.
  return failure?.created === null ? undefined : failure?.message
}

/** What the file changes, and no more; a subcategory goes with its category. */
function changesOf({ values, fields }: Extract<ImportLine, { kind: 'changed' }>) {
  const names = fields.includes('category') ? [...fields, 'subcategory'] : fields
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
