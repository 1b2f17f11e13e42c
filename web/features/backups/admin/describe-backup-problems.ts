import type { BackupStatus, CopyState } from '../../../../contract/backups/backup.ts'
import { messages } from '../../../../contract/messages.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'

/** Problems of the site's backups and what to do about them. */
export function describeBackupProblems(status: BackupStatus | undefined): string[] {
  if (!status) return []
  const { provenAt, isOld, failure, isUnpruned, missing, unsafeSettings, copy } = status
  const last = provenAt
    ? `The last backup is of ${formatIndiaTime(provenAt, 'day')}.`
    : 'There is no backup yet.'
  return [
    ...(failure === null
      ? []
      : [
          `The last backup could not be made. ${failure} Please tell the person who runs the server.`,
        ]),
    ...(isOld ? [`${last} Make one here, download it and keep it somewhere else.`] : []),
    ...(isUnpruned
      ? ['Old backups could not be deleted. Please tell the person who runs the server.']
      : []),
    ...(missing > 0
      ? [`The last backup is without ${countOf(missing, 'picture')} that the site has lost.`]
      : []),
    ...(copy?.isLate
      ? [`${describeBacklog(copy)} Please tell the person who runs the server.`]
      : []),
    ...(unsafeSettings.length > 0
      ? [`${messages.storage.unsafe(unsafeSettings)} Please tell the person who runs the server.`]
      : []),
  ]
}

/** Says how far the copy elsewhere is, in a sentence; blank where there is none. */
export function describeBacklog(copy: CopyState): string {
  if (!copy) return ''
  return copy.behindSince === null
    ? 'Every change is copied elsewhere within seconds.'
    : `The copy elsewhere lacks what was written since ${formatIndiaTime(copy.behindSince, 'second')}.`
}
