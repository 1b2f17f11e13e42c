import type { BackupState } from '../../../../contract/backups/backup.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { type ApiError, apiOrigin, browserApi } from '../../../lib/api.ts'
import { type ProgressListener, uploadFetch } from '../../../lib/upload-fetch.ts'

/** The message of a failure, or nothing. */
type Failure = Promise<string | undefined>

async function failureOf(call: Promise<{ error?: { message: string } }>): Failure {
  return (await call).error?.message
}

export async function fetchBackups(): Promise<{ state?: BackupState; error?: ApiError }> {
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

/** Uploads a file in parts and starts a check of it. */
export async function uploadBackup(file: File, onProgress: ProgressListener): Failure {
  const parts = Math.ceil(file.size / limits.backup.part)
  if (parts === 0 || parts > limits.backup.parts) return messages.backup.uploadFailed
  const { data, error } = await browserApi().POST('/backups/uploads')
  if (!data) return error.message
  const { name } = data.data
  for (let part = 0; part < parts; part++) {
    const bytes = file.slice(part * limits.backup.part, (part + 1) * limits.backup.part)
    const message = await sendPart(name, part, bytes, (sent) => onProgress((part + sent) / parts))
    if (message) return message
  }
  return startCheck(name, parts)
}

async function sendPart(
  name: string,
  part: number,
  bytes: Blob,
  onProgress: ProgressListener,
): Failure {
  const send = uploadFetch(onProgress)
  const call = browserApi().PUT('/backups/{name}/parts/{part}', {
    params: { path: { name, part } },
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('content-type', 'application/octet-stream')
      return send(new Request(request, { body: bytes, headers }))
    },
  })
  return failureOf(call)
}
