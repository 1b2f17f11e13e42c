import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isImageId } from '../../images/names.ts'

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

/** The beginning of every file that age has encrypted. */
export const ageHead = 'age-encryption.org/v1\n'

export const headerSchema = z.object({
  format: z.literal(1),
  /** The last migration of the database that it was made from. */
  schema: z.string(),
  /** Text of another program, perhaps: it is shown, and recorded on both engines. */
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
  /** Pictures that a record showed and that could not be read when the backup was made. */
  missing: z.array(z.string().refine(isImageId)),
})
export type BackupManifest = z.output<typeof manifestSchema>

const megabyte = 1024 * 1024

/** The most that is read at once, well beyond what is ever written. */
export const backupLimits = {
  header: megabyte,
  sums: 256 * megabyte,
  /** A file of a picture, and all of its files. */
  file: 16 * megabyte,
  picture: { files: 32, bytes: 64 * megabyte },
  /**
   * Rows: of a member, in bytes and in lines, and one line; one of a table that holds files. `part` is what
   * is written into a member before the next one begins.
   */
  rows: {
    bytes: 64 * megabyte,
    lines: 1000,
    line: 4 * megabyte,
    lineWithFile: 24 * megabyte,
    part: 8 * megabyte,
  },
}

/** A member at its largest. */
export function maxBytes(name: string): number {
  if (name === memberNames.header) return backupLimits.header
  if (name === memberNames.sums) return backupLimits.sums
  return name.startsWith(memberNames.image('')) ? backupLimits.file : backupLimits.rows.bytes
}

/** Why a backup cannot be made or restored, in words for the user. */
export class BackupError extends Error {
  override name = 'BackupError'
  constructor(reason: string) {
    super(printable(reason))
  }
}

/** A file is no backup that this site can restore, whatever else happens. */
export class UnusableBackupError extends BackupError {}

/** Without what no text can hold, or what steers a terminal. */
function printable(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, '')
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
