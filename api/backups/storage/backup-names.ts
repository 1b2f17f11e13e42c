import { randomBytes } from 'node:crypto'
import { backupKinds } from '../../../contract/backups/kinds.ts'
import { minuteMs } from '../../../contract/durations.ts'
import { indiaOffset } from '../../../contract/india-time.ts'

export type BackupKind = (typeof backupKinds)[number]
export type NamedBackup = { name: string; kind: BackupKind }

/** Names from older releases have no milliseconds. */
export const backupNamePattern = new RegExp(
  `^(${backupKinds.join('|')})-\\d{8}-\\d{6}(\\d{3})?-[0-9a-f]{6}$`,
)

/** Makes a name that sorts by time (India's, to the millisecond) and shows the kind of backup. */
export function makeBackupName(kind: BackupKind): string {
  return `${kind}-${stampOf(Date.now())}-${randomBytes(3).toString('hex')}`
}

/** Undefined if the name is not a backup's. */
export function readKind(name: string): BackupKind | undefined {
  return backupNamePattern.exec(name)?.[1] as BackupKind | undefined
}

/** True for the name of a plain copy, which only the site itself makes. */
export function isPlainCopy(name: string): boolean {
  return readKind(name) === 'plain-copy'
}

/** True for the name of an uploaded backup. */
export function isUpload(name: string): boolean {
  return readKind(name) === 'upload'
}

export function newestFirst(a: NamedBackup, b: NamedBackup): number {
  return timeOf(a) < timeOf(b) ? 1 : -1
}

/** True if a wrong clock has dated a backup more than a minute ahead. */
export function isDatedAhead(backup: NamedBackup): boolean {
  return timeOf(backup) > `-${stampOf(Date.now() + minuteMs)}`
}

function timeOf({ name, kind }: NamedBackup): string {
  return name.slice(kind.length)
}

function stampOf(time: number): string {
  return new Date(time + indiaOffset)
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
}
