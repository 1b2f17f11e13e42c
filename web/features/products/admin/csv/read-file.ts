import { collectInSlices } from '../../../../lib/time-slices.ts'
import { decodeText } from './decode-text.ts'
import { type Row, readRows } from './read-rows.ts'

/** Larger files are no product lists, and would block a phone. */
const maxBytes = 20 * 1024 * 1024

export type Table = { header: Row; rows: Row[] }

/** Reads a chosen file's lines, or returns the problem. */
export async function readTable(
  file: File,
  options: Parameters<typeof collectInSlices>[1],
): Promise<Table | { problem: string }> {
  if (file.size > maxBytes)
    return { problem: 'The file is larger than 20 MB. Split it into several.' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { problem: 'The file could not be read. Please choose it again.' }
  const decoded = decodeText(new Uint8Array(bytes))
  if ('problem' in decoded) return decoded
  const [header, ...rows] = await collectInSlices(readRows(decoded.text), options)
  if (!header) return { problem: 'The file is empty. Its first line must name the columns.' }
  if (header.fault) return { problem: `Line 1: ${header.fault}` }
  return { header, rows }
}
