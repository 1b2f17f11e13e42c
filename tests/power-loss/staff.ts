import { vi } from 'vitest'
import type { BackupState } from '../../contract/backups/backup.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { owner } from '../faults/fixtures/product.ts'

type Body = object | Buffer

/** One who makes, uploads and restores backups in the admin area. */
export async function signIn(address: string) {
  let authorization = ''

  async function send(method: string, path: string, body?: Body): Promise<Response> {
    const isBinary = Buffer.isBuffer(body)
    const type = isBinary ? 'application/octet-stream' : 'application/json'
    return fetch(address + apiPrefix + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': type }) },
      ...(body && { body: isBinary ? new Uint8Array(body) : JSON.stringify(body) }),
    })
  }

  async function ask<T>(method: string, path: string, body?: Body): Promise<T> {
    const response = await send(method, path, body)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }

  async function renewSession(): Promise<void> {
    authorization = `Bearer ${(await ask<{ token: string }>('POST', apiPaths.login, owner)).token}`
  }
  await renewSession()

  /** A restore ends every session. */
  async function readState(): Promise<BackupState> {
    const response = await send('GET', apiPaths.backups)
    if (response.ok) return ((await response.json()) as { data: BackupState }).data
    await renewSession()
    return ask('GET', apiPaths.backups)
  }

  return {
    readState,
    beginBackup: () => ask<{ name: string }>('POST', apiPaths.backups),
    deleteBackup: (name: string) => ask('DELETE', fillPath(apiPaths.backup, { name })),
    beginRestore: (name: string) => ask('POST', fillPath(apiPaths.backupRestore, { name })),
    beginUpload: () => ask<{ name: string }>('POST', apiPaths.backupUploads),
    sendPart: (name: string, part: number, bytes: Buffer) =>
      ask('PUT', fillPath(apiPaths.backupPart, { name, part: String(part) }), bytes),
    completeUpload: (name: string, parts: number) =>
      ask('POST', fillPath(apiPaths.backupCheck, { name }), { parts }),
    /** Outcome of the job, once it is over. */
    async endOfJob() {
      const timeout = { timeout: 600_000, interval: 20 }
      return vi.waitUntil(async () => {
        const { job } = await readState()
        return job?.state === 'running' ? null : job
      }, timeout)
    },
  }
}
