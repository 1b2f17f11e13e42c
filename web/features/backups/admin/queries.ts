import type { BackupState } from '../../../../contract/backups/backup.ts'
import { backupLimits } from '../../../../contract/backups/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { type ApiError, apiOrigin, browserApi } from '../../../requests/api.ts'
import { type ProgressListener, uploadFetch } from '../../../requests/files/upload-fetch.ts'

/** The message of a failure, or nothing. */
type Failure = Promise<string | undefined>

async function failureOf(call: Promise<{ error?: { message: string } }>): Failure {
  return (await call).error?.message
}

/** State of the backups, or the error. */
export type LoadedBackups = { state?: BackupState; error?: ApiError }

export async function fetchBackups(): Promise<LoadedBackups> {
  const { data, error } = await browserApi().GET('/backups')
  return data ? { state: data.data } : { error }
}

export function startBackup(): Failure {
  return failureOf(browserApi().POST('/backups'))
}

export function startCheck(name: string, parts?: number): Failure {
  const body = parts === undefined ? {} : { parts }
  return failureOf(browserApi().POST('/backups/{name}/check', { params: { path: { name } }, body }))
}

export function startRestore(name: string): Failure {
  return failureOf(browserApi().POST('/backups/{name}/restore', { params: { path: { name } } }))
}

export function deleteBackup(name: string): Failure {
  return failureOf(browserApi().DELETE('/backups/{name}', { params: { path: { name } } }))
}

/** Downloads a backup by navigation, so that it need not fit into memory. */
export async function downloadBackup(name: string): Failure {
  const { data, error } = await browserApi().POST('/backups/{name}/ticket', {
    params: { path: { name } },
  })
  if (!data) return error.message
  location.assign(apiOrigin() + data.data.address)
}

/** Sends what is left of a file, and starts a check of it. */
export type Upload = (onProgress: ProgressListener) => Failure

/** Messages after which an upload starts from the beginning. */
const lost: string[] = [messages.backup.notFound, messages.backup.incomplete]

/** An upload of a file in parts, which goes on where it was cut off; null where the file can be no backup. */
export function createUpload(file: File): Upload | null {
  const parts = Math.ceil(file.size / backupLimits.part)
  if (parts === 0 || parts > backupLimits.parts) return null
  let begun: { name: string; arrived: number } | undefined

  async function sendRest(onProgress: ProgressListener): Failure {
    if (!begun) {
      const { data, error } = await browserApi().POST('/backups/uploads')
      if (!data) return error.message
      begun = { name: data.data.name, arrived: 0 }
    }
    for (; begun.arrived < parts; begun.arrived++) {
      const start = begun.arrived * backupLimits.part
      const bytes = file.slice(start, start + backupLimits.part)
      const onSent = (sent: number) => onProgress((start + sent * bytes.size) / file.size)
      const failure = await sendPart(begun.name, begun.arrived, bytes, onSent)
      if (failure) return failure
    }
    return startCheck(begun.name, parts)
  }

  return async (onProgress) => {
    const failure = await sendRest(onProgress)
    if (failure && lost.includes(failure)) begun = undefined
    return failure
  }
}

async function sendPart(
  name: string,
  part: number,
  bytes: Blob,
  onProgress: ProgressListener,
): Failure {
  const call = browserApi().PUT('/backups/{name}/parts/{part}', {
    params: { path: { name, part } },
    headers: { 'content-type': 'application/octet-stream' },
    fetch: uploadFetch(bytes, onProgress),
  })
  return failureOf(call)
}
