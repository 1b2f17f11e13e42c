import { type Row, readCsvRows } from './read-rows.ts'

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
  const [header, ...rows] = await collectInSlices(readCsvRows(decoded.text), options)
  if (!header) return { problem: 'The file is empty. Its first line must name the columns.' }
  if (header.error) return { problem: `Line 1: ${header.error}` }
  if (rows.length === 0) return { problem: 'There is no product below the first line of the file.' }
  return { header, rows }
}

/** A file's text, or the problem of a workbook that must be saved as CSV first. */
type Decoded = { text: string } | { problem: string }

const workbook =
  'This is a workbook, not a CSV file. In the spreadsheet program choose “Save as”, then “CSV UTF-8”, and choose that file here.'

/** Reads a text as spreadsheet programs save it: in UTF-8, UTF-16 or Windows-1252. */
export function decodeText(bytes: Uint8Array): Decoded {
  // Zipped workbooks (.xlsx, .ods), and those before 2007 (.xls).
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4]) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: workbook }
  const text = decode(bytes)
  return { text: text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n') }
}

function decode(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16, recognized by its byte order mark or by zeros beside Latin letters. */
function findWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const sample = bytes.subarray(0, 1000)
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zerosAt(1) > sample.length / 4) return 'utf-16le'
  if (zerosAt(0) > sample.length / 4) return 'utf-16be'
}

function beginsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** The time in ms that a page may be blocked at once. */
const maxSliceMs = 12

type CollectOptions = { signal?: AbortSignal; onProgress?: (count: number) => void }

/** Collects items in time slices, so that the page stays responsive. Throws when aborted. */
export async function collectInSlices<T>(
  items: Iterable<T>,
  { signal, onProgress }: CollectOptions = {},
): Promise<T[]> {
  const collected: T[] = []
  let begun = performance.now()
  for (const item of items) {
    collected.push(item)
    if (performance.now() - begun < maxSliceMs) continue
    onProgress?.(collected.length)
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    begun = performance.now()
  }
  signal?.throwIfAborted()
  return collected
}
