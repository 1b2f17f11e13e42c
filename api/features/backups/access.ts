import type { FastifyInstance } from 'fastify'
import { messages } from '../../../contract/messages.ts'
import { type BackupStorage, openBackupStorage } from '../../backup/backup-storage.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { backupJobs } from './jobs.ts'

type Opened = { storage: BackupStorage; jobs: ReturnType<typeof backupJobs> }

export type BackupAccess = {
  /** Opens the storage only where backups are wanted; a store that was gone then is tried again. */
  open(): Promise<Opened>
  /** @throws ApiError 404 where there is no such backup */
  require(name: string): Promise<Opened>
}

/** The way to the backups and to the jobs on them, which end with the app. */
export function createBackupAccess(app: FastifyInstance, deps: ApiDeps): BackupAccess {
  let opening: Promise<BackupStorage> | undefined
  let started: ReturnType<typeof backupJobs> | undefined

  function openOnce(): Promise<BackupStorage> {
    opening ??= openBackupStorage(deps.env).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  async function open(): Promise<Opened> {
    const storage = await openOnce()
    started ??= backupJobs(deps, storage, app.log)
    return { storage, jobs: started }
  }

  async function require(name: string): Promise<Opened> {
    const opened = await open()
    if (!name || !(await opened.storage.has(name))) throw notFound(messages.backup.notFound)
    return opened
  }

  app.addHook('preClose', async () => started?.close())
  return { open, require }
}
