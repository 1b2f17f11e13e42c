import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * A backup is a tar file: `backup.json` (what it is), `images/…` (the files of each picture side by
 * side), `tables/…` (rows as lines of JSON), `SHA256SUMS` (of all those, as `sha256sum -c` reads
 * it), and at last `manifest.json`, without which it is not whole.
 */
export const memberNames = {
  header: 'backup.json',
  image: (file: string) => `images/${file}`,
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`,
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
}

export const headerSchema = z.object({
  format: z.literal(1),
  /** The last migration of the database that it was made from. */
  schema: z.string(),
  site: z.string(),
  createdAt: z.iso.datetime(),
})
export type BackupHeader = z.output<typeof headerSchema>

const count = z.int().nonnegative()
export const manifestSchema = z.object({
  /** SHA-256 of `SHA256SUMS`. */
  sums: z.string(),
  tables: z.record(z.string(), count),
  pictures: count,
  files: count,
  /** Of the pictures' files. */
  bytes: count,
  /** Pictures that a record showed and that could not be read when the backup was made. */
  missing: z.array(z.string()),
})
export type BackupManifest = z.output<typeof manifestSchema>

/** A member at its largest: a file of a picture, some rows, or the list of sums. */
export const memberLimit = 256 * 1024 * 1024

/** Why a file cannot be restored, in words for whoever tries. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
