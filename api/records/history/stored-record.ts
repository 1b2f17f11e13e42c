import { z } from 'zod'
import { readJson } from '../stored-config.ts'

const value = z.union([z.string(), z.number(), z.null()])

/** A record's row as the audit log keeps it: the row before a write. */
export const storedRecordSchema = z
  .object({
    version: z.int(),
    /** A product's extra pictures, as the log has called them from the start. */
    further: z.array(z.record(z.string(), value)).optional(),
  })
  .catchall(value)

export type StoredRecord = z.output<typeof storedRecordSchema>

type LoggedRow = { [column: string]: unknown; extraPictures?: object[] }

/** A row as JSON: its columns, and a product's pictures. What a search looks through is made anew. */
export function storeRecord({ extraPictures, ...row }: LoggedRow): string {
  const isKept = ([name, column]: [string, unknown]) =>
    name !== 'search_text' && value.safeParse(column).success
  const columns = Object.fromEntries(Object.entries(row).filter(isKept))
  return JSON.stringify({ ...columns, further: extraPictures })
}

/** Returns null where there is none, or none that can be read. */
export function readStoredRecord(stored: string | null): StoredRecord | null {
  return storedRecordSchema.safeParse(readJson(stored)).data ?? null
}
