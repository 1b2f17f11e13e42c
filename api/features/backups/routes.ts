import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  backupCheckSchema,
  backupStateSchema,
  backupStatusSchema,
} from '../../../contract/backup.ts'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { makeBackupName } from '../../backup/backup-storage.ts'
import { backupSchedule } from '../../db/backup-schedule.ts'
import { jobRepository } from '../../db/jobs.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid } from '../../http/errors.ts'
import { requireAuthor } from '../../http/session.ts'
import { logWrite } from '../../records/audit-log.ts'
import { createBackupAccess } from './access.ts'
import { backupDownloadRoutes } from './download-routes.ts'
import { presentFile, presentJob, presentStatus } from './presenter.ts'
import { begun, busy, confirmed, nameParams } from './route-options.ts'
import { scheduleBackups } from './schedule.ts'
import { backupUploadRoutes } from './upload-routes.ts'

/** Backups that the site keeps: made, uploaded in parts, checked, restored, downloaded. */
export const backupRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  const access = createBackupAccess(app, deps)
  scheduleBackups(app, deps, access)
  await app.register(backupUploadRoutes, { access })
  await app.register(backupDownloadRoutes, { access, db })

  app.get(
    apiPaths.backups,
    {
      schema: {
        summary: 'The backups that the site keeps, and the last job',
        response: { 200: success(backupStateSchema) },
      },
    },
    async () => {
      const { storage } = await access.open()
      const job = await jobRepository(db).findLatest()
      const files = (await storage.list()).map(presentFile)
      const { backupEvery: every, backupKeep: kept } = deps.env
      const data = { job: job && presentJob(job), files, automatic: { every, kept } }
      return { success: true as const, data }
    },
  )

  app.get(
    apiPaths.backupStatus,
    {
      schema: {
        summary: 'How the last backups went',
        response: { 200: success(backupStatusSchema) },
      },
    },
    async () => ({
      success: true as const,
      data: presentStatus(await backupSchedule(db).read(), Date.now()),
    }),
  )

  app.post(
    apiPaths.backups,
    {
      config: confirmed,
      schema: {
        summary: 'Begin a backup',
        description: `It runs on after the answer; the list tells how far it is. The newest ${limits.backup.maxPerKind} are kept.`,
        response: { 200: begun, 409: busy },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const made = makeBackupName('backup')
      const { jobs } = await access.open()
      await jobs.startBackup(made, author)
      await logWrite(db, author, { action: 'create', entity: 'site', id: made, name: made })
      return { success: true as const, data: { name: made } }
    },
  )

  app.post(
    apiPaths.backupCheck,
    {
      config: confirmed,
      schema: {
        summary: 'Begin to verify a backup, and tell what is in it',
        params: nameParams,
        body: backupCheckSchema,
        response: { 200: begun, 409: busy },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      const { parts } = request.body
      const author = requireAuthor(request)
      const { storage } = await access.open()
      if (parts !== undefined && wanted.startsWith('upload')) {
        const isKnown = await storage.has(wanted)
        if (!(await storage.complete(wanted, parts)))
          throw invalid({ parts: messages.backup.incomplete })
        if (!isKnown)
          await logWrite(db, author, {
            ...{ action: 'upload', entity: 'site', id: wanted, name: wanted },
          })
      }
      const { jobs } = await access.require(wanted)
      await jobs.startCheck(wanted, author)
      return { success: true as const, data: { name: wanted } }
    },
  )

  app.post(
    apiPaths.backupRestore,
    {
      config: confirmed,
      schema: {
        summary: 'Begin to restore a backup',
        description:
          'It is verified whole before anything is replaced. What is there is kept as a backup first. Ends every session.',
        params: nameParams,
        response: { 200: begun, 409: busy },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      const { jobs } = await access.require(wanted)
      await jobs.startRestore(wanted, requireAuthor(request))
      return { success: true as const, data: { name: wanted } }
    },
  )

  app.delete(
    apiPaths.backup,
    {
      config: confirmed,
      schema: { summary: 'Delete a backup', params: nameParams, response: { 200: emptySchema } },
    },
    async (request) => {
      const { name: wanted } = request.params
      const { storage } = await access.require(wanted)
      await storage.remove(wanted)
      const author = requireAuthor(request)
      await logWrite(db, author, { action: 'delete', entity: 'site', id: wanted, name: wanted })
      return { success: true as const, data: null }
    },
  )
}
