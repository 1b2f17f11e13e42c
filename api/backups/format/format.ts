import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isImageId } from '../../images/names.ts'

/**
 * A backup is a tar file: `backup.json` (describes it), `images/…` (the files of each picture side by side),
 * `tables/…` (rows as lines of JSON), `SHA256SUMS` (of all the above, as `sha256sum -c` reads it), and finally
 * `manifest.json`, without which the backup is incomplete.
 */
export const memberNames = {
  header: 'backup.json',
  image: (file: string) => `images/${file}`,
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`,
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
}

/** The beginning of every file that age has encrypted. */
export const ageHead = 'age-encryption.org/v1\n'

export const headerSchema = z.object({
  format: z.literal(1),
  /** The last migration applied to the database that the backup was made from. */
  schema: z.string(),
  /** The text may come from another program, and it is shown and also recorded on both engines. */
  site: z.string().max(1000).transform(printable),
  createdAt: z.iso.datetime().max(30),
})
export type BackupHeader = z.output<typeof headerSchema>

const count = z.int().nonnegative()
export const manifestSchema = z.object({
  /** SHA-256 of `SHA256SUMS`. */
  sums: z.string(),
  tables: z.record(z.string(), count),
  pictures: count,
  files: count,
  /** Bytes of all picture files. */
  bytes: count,
  /** Pictures that a record showed but that could not be read when the backup was made. */
  missing: z.array(z.string().refine(isImageId)),
})
export type BackupManifest = z.output<typeof manifestSchema>

const megabyte = 1024 * 1024

/** Limits on a single read, well above anything that is ever written. */
export const readLimits = {
  header: megabyte,
  sums: 256 * megabyte,
  /** Limits for one file of a picture, and for all of its files. */
  file: 16 * megabyte,
  picture: { files: 32, bytes: 64 * megabyte },
  /**
   * Limits for rows: a member in bytes and lines, one line, and one line of a table that holds files. A member
   * grows to about `part` before the next one begins.
   */
  rows: {
    bytes: 64 * megabyte,
    lines: 1000,
    line: 4 * megabyte,
    lineWithFile: 24 * megabyte,
    part: 8 * megabyte,
  },
}

/** The largest size that a member may have. */
export function maxBytes(name: string): number {
  if (name === memberNames.header) return readLimits.header
  if (name === memberNames.sums) return readLimits.sums
  return name.startsWith(memberNames.image('')) ? readLimits.file : readLimits.rows.bytes
}

/** Explains in words for the user why a backup cannot be made or restored. */
export class BackupError extends Error {
  override name = 'BackupError'
  constructor(reason: string) {
    super(printable(reason))
  }
}

/** The file is not a backup that this site could ever restore. */
export class UnusableBackupError extends BackupError {}

/** Removes characters that no text column can hold or that control a terminal. */
function printable(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, '')
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
