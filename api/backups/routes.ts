import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  backupCheckSchema,
  backupStateSchema,
  backupStatusSchema,
} from '../../contract/backups/backup.ts'
import { backupLimits } from '../../contract/backups/limits.ts'
import { backupMessages } from '../../contract/backups/messages.ts'
import { emptySchema, succeed, success } from '../../contract/envelope.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { areJobsLocked, findLatestJob } from '../background/jobs-repository.ts'
import { readCopyStatus } from '../copy/status-repository.ts'
import { findUnsafeSettings } from '../db/postgres/postgres.ts'
import type { ApiDeps } from '../deps.ts'
import { conflict, invalid } from '../errors.ts'
import { failureResponse } from '../http/description/api-docs.ts'
import { requireAuthor } from '../http/session.ts'
import { backupDownloadRoutes } from './download-routes.ts'
import type { BackupJobs } from './jobs/jobs.ts'
import { scheduleBackups } from './jobs/schedule.ts'
import { readSchedule } from './jobs/schedule-repository.ts'
import { presentCopy, presentFile, presentJob, presentStatus } from './presenter.ts'
import {
  busyResponse,
  confirmedAccess,
  logBackup,
  nameParams,
  requireBackup,
  requireUnused,
  startedResponse,
} from './route-options.ts'
import { makeBackupName } from './storage/backup-names.ts'
import type { BackupStorage } from './storage/backup-storage.ts'
import { backupUploadRoutes } from './upload-routes.ts'

/** Routes for the backups that the site keeps: make, upload in parts, check, restore, download. */
export const backupRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { storage, jobs } = deps
  app.addHook('preClose', () => jobs.close())
  // Logged at start; the rest of the site still works.
  await storage.prepare().catch((err) => app.log.error({ err }, backupMessages.unwritable))
  scheduleBackups(app, deps, jobs.backUpAutomatically)
  // Responds even if the storage cannot be used.
  app.get(
    apiPaths.backupStatus,
    {
      schema: {
        summary: 'How the last backups went',
        response: { 200: success(backupStatusSchema) },
      },
    },
    async () => {
      const [row, unsafe] = [await readSchedule(deps.db), await findUnsafeSettings(deps.db)]
      return succeed(presentStatus(row, unsafe, await readCopy(deps), Date.now()))
    },
  )
  await app.register(async (app) => {
    await app.register(storedBackupRoutes, deps)
    await app.register(backupUploadRoutes, { db: deps.db, storage })
    await app.register(backupDownloadRoutes, { db: deps.db, storage })
  })
}

type Deps = ApiDeps & { storage: BackupStorage; jobs: BackupJobs }

async function readCopy({ db, env }: Pick<Deps, 'db' | 'env'>) {
  return presentCopy(env.copyTo !== undefined, await readCopyStatus(db), Date.now())
}

const storedBackupRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, env, storage, jobs } = deps

  app.get(
    apiPaths.backups,
    {
      schema: {
        summary: 'The backups that the site keeps, and the last job',
        response: { 200: success(backupStateSchema) },
      },
    },
    async () => {
      // Read before the job, so that a job that ends in between is read as ended.
      const isLocked = await areJobsLocked(db)
      const job = await findLatestJob(db)
      const files = (await storage.list()).map(presentFile)
      const { backupEvery: every, backupKeep: kept } = env
      return succeed({
        job: job && presentJob(job, isLocked),
        files,
        automatic: { every, kept },
        copy: await readCopy({ db, env }),
      })
    },
  )

  app.post(
    apiPaths.backups,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Begin a backup',
        description: `It runs on after the response; the list shows its progress. The newest ${backupLimits.maxPerKind} are kept.`,
        response: { 200: startedResponse, 409: busyResponse },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const name = makeBackupName('backup')
      await jobs.startBackup(name, author)
      await logBackup(db, author, 'create', name)
      return succeed({ name })
    },
  )

  app.post(
    apiPaths.backupCheck,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Begin to verify a backup, and report what is in it',
        params: nameParams,
        body: backupCheckSchema,
        response: { 200: startedResponse, 409: busyResponse },
      },
    },
    async (request) => {
      const { name } = request.params
      const { parts } = request.body
      const author = requireAuthor(request)
      // A complete upload stays as it is: completing it with fewer parts would cut off its end.
      if (parts !== undefined && name.startsWith('upload') && !(await storage.has(name))) {
        await requireUnused(db, name)
        if (!(await storage.complete(name, parts)))
          throw invalid({ parts: messages.backup.incomplete })
        await logBackup(db, author, 'upload', name)
      }
      await requireBackup(storage, name)
      await jobs.startCheck(name, author)
      return succeed({ name })
    },
  )

  app.post(
    apiPaths.backupRestore,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Begin to restore a backup',
        description:
          'It is verified whole before anything is replaced. What is there is kept as a backup first. Ends every session.',
        params: nameParams,
        response: {
          200: startedResponse,
          409: failureResponse('Another job runs, or the backup is encrypted'),
        },
      },
    },
    async (request) => {
      const { name } = request.params
      await requireBackup(storage, name)
      if (await storage.isEncrypted(name)) throw conflict(backupMessages.encrypted)
      await jobs.startRestore(name, requireAuthor(request))
      return succeed({ name })
    },
  )

  app.delete(
    apiPaths.backup,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Delete a backup',
        params: nameParams,
        response: { 200: emptySchema, 409: failureResponse('A job reads or writes it') },
      },
    },
    async (request) => {
      const { name } = request.params
      await requireBackup(storage, name)
      await requireUnused(db, name)
      await storage.remove(name)
      await logBackup(db, requireAuthor(request), 'delete', name)
      return succeed(null)
    },
  )
}
