import { z } from 'zod'
import { backupNameSchema } from '../../../contract/backup.ts'
import { success } from '../../../contract/envelope.ts'
import { backupNamePattern } from '../../backup/backup-storage.ts'
import { failureResponse } from '../../http/api-docs.ts'

export const begun = success(backupNameSchema)
export const busy = failureResponse('Another one is under way')

/** A token alone does nothing with a whole site. What is answered is of the moment, and no record. */
export const confirmed = { access: 'confirmed', etag: false } as const

/** A malformed name is that of no backup, so it is a 404 and not a 400. */
export const name = z
  .string()
  .meta({ description: 'Name of the backup', example: 'backup-20260131-093000-1a2b3c' })
  .transform((text) => (backupNamePattern.test(text) ? text : ''))

export const nameParams = z.object({ name })
