import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backupTicketSchema } from '../../../contract/backup.ts'
import { success } from '../../../contract/envelope.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { notFound } from '../../http/errors.ts'
import { requireAuthor } from '../../http/session.ts'
import { logWrite } from '../../records/audit-log.ts'
import type { BackupAccess } from './access.ts'
import { confirmed, nameParams } from './route-options.ts'
import { ticketRepository } from './tickets-repository.ts'

const ticketParams = z.object({
  ticket: z.string().meta({ description: 'As it was given', example: '5fGhKq' }),
})

const tarResponse = {
  description: 'The tar file',
  content: { 'application/x-tar': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
}

/** A browser downloads without a token, so it is given a ticket of short life first. */
export const backupDownloadRoutes: FastifyPluginAsyncZod<{
  access: BackupAccess
  db: Database
}> = async (app, { access, db }) => {
  app.post(
    apiPaths.backupTicket,
    {
      config: confirmed,
      schema: {
        summary: 'An address to download a backup from',
        params: nameParams,
        response: { 200: success(backupTicketSchema) },
      },
    },
    async (request) => {
      const { name: wanted } = request.params
      await access.require(wanted)
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
        summary: 'Download a backup',
        params: ticketParams,
        response: { 200: tarResponse },
      },
    },
    async (request, reply) => {
      const wanted = await ticketRepository(db).find(request.params.ticket)
      const file = wanted && (await (await access.open()).storage.open(wanted))
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
}
