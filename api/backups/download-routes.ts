import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backupTicketSchema } from '../../contract/backups/backup.ts'
import { succeed, success } from '../../contract/envelope.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import type { Database } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { fileResponse } from '../http/file-response.ts'
import { endWithAccount, requireAuthor, requireSession } from '../http/session.ts'
import { confirmedAccess, logBackup, nameParams, requireBackup } from './route-options.ts'
import type { BackupStorage } from './storage/backup-storage.ts'
import { findTicket, issueTicket } from './tickets-repository.ts'

const ticketParams = z.object({
  ticket: z.string().meta({ description: 'As it was given', example: '5fGhKq' }),
})

/** A browser downloads without a token, so it first gets a short-lived ticket. */
export const backupDownloadRoutes: FastifyPluginAsyncZod<{
  db: Database
  storage: BackupStorage
}> = async (app, { db, storage }) => {
  app.post(
    apiPaths.backupTicket,
    {
      config: confirmedAccess,
      schema: {
        summary: 'An address to download a backup from',
        params: nameParams,
        response: { 200: success(backupTicketSchema) },
      },
    },
    async (request) => {
      const { name } = request.params
      await requireBackup(storage, name)
      const ticket = await transaction(db, async (trx) => {
        await logBackup(trx, requireAuthor(request), 'download', name)
        return issueTicket(trx, name, requireSession(request).id)
      })
      const address = apiPrefix + fillPath(apiPaths.backupDownload, { ticket })
      return succeed({ address })
    },
  )

  app.get(
    apiPaths.backupDownload,
    {
      config: { access: 'public', etag: false },
      schema: {
        summary: 'Download a backup',
        params: ticketParams,
        response: {
          200: fileResponse(
            'application/x-tar',
            'The tar file; an encrypted one is `application/octet-stream`',
          ),
        },
      },
    },
    async (request, reply) => {
      const ticket = await findTicket(db, request.params.ticket)
      const file = ticket && (await storage.open(ticket.file))
      if (!file) throw notFound(messages.backup.notFound)
      endWithAccount(reply, ticket.userId)
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': file.sha256 ? 'application/octet-stream' : 'application/x-tar',
          'content-length': file.bytes,
          'content-disposition': `attachment; filename="${ticket.file}.tar${file.sha256 ? '.age' : ''}"`,
        })
        .send(file.stream)
    },
  )
}
