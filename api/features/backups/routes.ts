import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  backupCheckSchema,
  backupNameSchema,
  backupPartSchema,
  backupStateSchema,
  backupTicketSchema,
} from '../../../contract/backup.ts'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { makeShelfName, openShelf, type Shelf, shelfName } from '../../backup/shelf.ts'
import { logWrite } from '../../db/audit-log.ts'
import { jobRepository } from '../../db/jobs.ts'
import { transaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid, notFound, unsupportedMedia } from '../../errors.ts'
import { failureAnswer } from '../../plugins/api-docs.ts'
import { requireAuthor } from '../../plugins/session.ts'
import { backupJobs } from './jobs.ts'
import { presentFile, presentJob } from './presenter.ts'
import { ticketRepository } from './tickets-repository.ts'

const tags = ['Backups']
const begun = success(backupNameSchema)
const busy = failureAnswer('Another one is under way')
/** What is told is of the moment, and no record. */
const momentary = { etag: false } as const
const binary = 'application/octet-stream'

/** A malformed name is that of no backup, so it is a 404 and not a 400. */
const name = z
  .string()
  .meta({ description: 'Name of the backup', example: 'backup-20260131-093000-1a2b3c' })
  .transform((text) => (shelfName.test(text) ? text : ''))
const nameParams = z.object({ name })
const partParams = z.object({
  name,
  part: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.backup.parts - 1)
    .meta({ description: 'Place of the part, from 0', example: 0 }),
})

const ticketParams = z.object({
  ticket: z.string().meta({ description: 'As it was given', example: '5fGhKq' }),
})
const tarAnswer = {
  description: 'The tar file',
  content: { 'application/x-tar': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
}

/** Backups that the site keeps: made, uploaded in parts, checked, restored, downloaded. */
export const backupRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db, env } = deps
  let opening: Promise<Shelf> | undefined
  /** Only where backups are wanted; a store that was gone then is tried again. */
  const openOnce = () => {
    opening ??= openShelf(env).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  let started: ReturnType<typeof backupJobs> | undefined
  const open = async () => {
    const shelf = await openOnce()
    started ??= backupJobs(deps, shelf, app.log)
    return { shelf, jobs: started }
  }
  app.addHook('preClose', async () => started?.close())
  app.addContentTypeParser(
    binary,
    { parseAs: 'buffer', bodyLimit: limits.backup.part },
    (_request, bytes, done) => done(null, bytes),
  )

  const require = async (wanted: string) => {
    const { shelf, jobs } = await open()
    if (!wanted || !(await shelf.has(wanted))) throw notFound(messages.backup.notFound)
    return { shelf, jobs }
  }

  app.get(
    apiPaths.backups,
    {
      schema: {
        tags,
        summary: 'The backups that the site keeps, and the last job',
        response: { 200: success(backupStateSchema) },
      },
    },
    async () => {
      const { shelf } = await open()
      const job = await jobRepository(db).findLatest()
      const files = (await shelf.list()).map(presentFile)
      return { success: true as const, data: { job: job && presentJob(job), files } }
    },
  )

  app.post(
    apiPaths.backups,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'Begin a backup',
        description: `It runs on after the answer; the list tells how far it is. The newest ${limits.backup.kept} are kept.`,
        response: { 200: begun, 409: busy },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const made = makeShelfName('backup')
      const { jobs } = await open()
      await jobs.startBackup(made, author)
      await logWrite(db, author, { action: 'create', entity: 'site', id: made, name: made })
      return { success: true as const, data: { name: made } }
    },
  )

  app.post(
    apiPaths.backupUploads,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'Begin an upload',
        description: 'Answers the name under which its parts are then sent.',
        response: { 200: begun },
      },
    },
    async () => {
      const made = makeShelfName('upload')
      return { success: true as const, data: { name: made } }
    },
  )

  app.put(
    apiPaths.backupPart,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'Send a part of an upload',
        description: `The body is \`${binary}\` of at most ${limits.backup.part} bytes. A part may be sent again.`,
        params: partParams,
        response: { 200: success(backupPartSchema) },
      },
    },
    async (request) => {
      const { name: wanted, part } = request.params
      if (!wanted.startsWith('upload')) throw notFound(messages.backup.notFound)
      if (!Buffer.isBuffer(request.body)) throw unsupportedMedia()
      const { shelf } = await open()
      await shelf.putPart(wanted, part, request.body)
      return { success: true as const, data: { received: true } }
    },
  )

  app.post(
    apiPaths.backupCheck,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'Begin to prove a backup, and tell what is in it',
        params: nameParams,
        body: backupCheckSchema,
        response: { 200: begun, 409: busy },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      const { parts } = request.body
      const { shelf } = await open()
      if (
        parts !== undefined &&
        wanted.startsWith('upload') &&
        !(await shelf.complete(wanted, parts))
      )
        throw invalid({ parts: messages.backup.incomplete })
      const { jobs } = await require(wanted)
      await jobs.startCheck(wanted, requireAuthor(request))
      return { success: true as const, data: { name: wanted } }
    },
  )

  app.post(
    apiPaths.backupRestore,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'Begin to restore a backup',
        description:
          'It is proven whole before anything is replaced. What is there is kept as a backup first. Ends every session.',
        params: nameParams,
        response: { 200: begun, 409: busy },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      const { jobs } = await require(wanted)
      await jobs.startRestore(wanted, requireAuthor(request))
      return { success: true as const, data: { name: wanted } }
    },
  )

  app.post(
    apiPaths.backupTicket,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'An address to download a backup from',
        params: nameParams,
        response: { 200: success(backupTicketSchema) },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      await require(wanted)
      const ticket = await transaction(db, async (trx) => {
        const write = { action: 'download', entity: 'site', id: wanted, name: wanted } as const
        await logWrite(trx, requireAuthor(request), write)
        return ticketRepository(trx).issue(wanted)
      })
      const address = apiPrefix + fillPath(apiPaths.backupDownload, { ticket })
      return { success: true as const, data: { address } }
    },
  )

  app.get(
    apiPaths.backupDownload,
    {
      config: { access: 'public', etag: false },
      schema: {
        tags,
        summary: 'Download a backup',
        params: ticketParams,
        response: { 200: tarAnswer },
      },
    },
    async (request, reply) => {
      const wanted = await ticketRepository(db).find(request.params.ticket)
      const file = wanted && (await (await open()).shelf.open(wanted))
      if (!file) throw notFound(messages.backup.notFound)
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'application/x-tar',
          'content-length': file.bytes,
          'content-disposition': `attachment; filename="${wanted}.tar"`,
        })
        .send(file.stream)
    },
  )

  app.delete(
    apiPaths.backup,
    {
      config: momentary,
      schema: {
        tags,
        summary: 'Delete a backup',
        params: nameParams,
        response: { 200: emptySchema },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      const { shelf } = await require(wanted)
      await shelf.remove(wanted)
      const author = requireAuthor(request)
      await logWrite(db, author, { action: 'delete', entity: 'site', id: wanted, name: wanted })
      return { success: true as const, data: null }
    },
  )
}
