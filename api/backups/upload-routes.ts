import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backupPartSchema } from '../../contract/backups/backup.ts'
import { backupLimits } from '../../contract/backups/limits.ts'
import { succeed, success } from '../../contract/envelope.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths } from '../../contract/paths.ts'
import type { Database } from '../db/schema.ts'
import { notFound, unsupportedMedia } from '../errors.ts'
import { failureResponse } from '../http/description/api-docs.ts'
import { confirmedAccess, name, requireUnused, startedResponse } from './route-options.ts'
import { makeBackupName } from './storage/backup-names.ts'
import type { BackupStorage } from './storage/backup-storage.ts'

const binary = 'application/octet-stream'

const partParams = z.object({
  name,
  part: z.coerce
    .number()
    .int()
    .min(0)
    .max(backupLimits.parts - 1)
    .meta({ description: 'Place of the part, from 0', example: 0 }),
})

/** Uploads of a backup, sent in parts. */
export const backupUploadRoutes: FastifyPluginAsyncZod<{
  db: Database
  storage: BackupStorage
}> = async (app, { db, storage }) => {
  app.addContentTypeParser(
    binary,
    { parseAs: 'buffer', bodyLimit: backupLimits.part },
    (_request, bytes, done) => done(null, bytes),
  )

  app.post(
    apiPaths.backupUploads,
    {
      config: confirmedAccess,
      schema: {
        summary: 'Begin an upload',
        description: `Answers the name under which its parts are then sent. Of unfinished uploads the newest ${backupLimits.unfinished} are kept.`,
        response: { 200: startedResponse },
      },
    },
    async () => {
      const name = makeBackupName('upload')
      await storage.beginUpload(name)
      return succeed({ name })
    },
  )

  app.put(
    apiPaths.backupPart,
    {
      config: { ...confirmedAccess, upload: 'raw' },
      schema: {
        summary: 'Send a part of an upload',
        description: `The body is \`${binary}\` of at most ${backupLimits.part} bytes. A part may be sent again until all are there.`,
        params: partParams,
        response: {
          200: success(backupPartSchema),
          409: failureResponse('It is being read'),
        },
      },
    },
    async (request) => {
      const { name, part } = request.params
      if (!Buffer.isBuffer(request.body)) throw unsupportedMedia()
      if (!name || !(await storage.takesParts(name))) throw notFound(messages.backup.notFound)
      await requireUnused(db, name)
      await storage.putPart(name, part, request.body)
      return succeed({ received: true })
    },
  )
}
