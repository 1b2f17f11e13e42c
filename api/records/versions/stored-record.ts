import { z } from 'zod'
import { readJson } from '../stored-config.ts'

const value = z.union([z.string(), z.number(), z.null()])

/** A record's row before a write, as the audit log stores it. */
export const storedRecordSchema = z
  .object({
    version: z.int(),
    /** A product's extra pictures, under the name that the log has used from the start. */
    further: z.array(z.record(z.string(), value)).optional(),
  })
  .catchall(value)

export type StoredRecord = z.output<typeof storedRecordSchema>

type LoggedRow = { [column: string]: unknown; extraPictures?: object[] }

/**
 * Serializes a row's columns and a product's pictures. The search text is left out, because it is derived again.
 */
export function storeRecord({ extraPictures, ...row }: LoggedRow): string {
  const isKept = ([name, column]: [string, unknown]) =>
    name !== 'search_text' && value.safeParse(column).success
  const columns = Object.fromEntries(Object.entries(row).filter(isKept))
  return JSON.stringify({ ...columns, further: extraPictures })
}

/** Null if there is none, or it cannot be read. */
export function readStoredRecord(stored: string | null): StoredRecord | null {
  return storedRecordSchema.safeParse(readJson(stored)).data ?? null
}
