import { z } from 'zod'
import { backupNameSchema } from '../../contract/backups/backup.ts'
import { success } from '../../contract/envelope.ts'
import type { AuditAction } from '../../contract/history/audit-log.ts'
import { messages } from '../../contract/messages.ts'
import { isInUse } from '../background/jobs-repository.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { failureResponse } from '../http/description/api-docs.ts'
import { logWrite } from '../records/audit-log-repository.ts'
import type { Author } from '../records/author.ts'
import type { RouteConfig } from '../route-config.ts'
import { backupNamePattern } from './storage/backup-names.ts'
import type { BackupStorage } from './storage/backup-storage.ts'

export const startedResponse = success(backupNameSchema)
export const busyResponse = failureResponse('Another one is under way')

/**
 * A token alone must not give access to a whole site, so the password must be confirmed. The responses change
 * constantly, so they have no ETag.
 */
export const confirmedAccess: RouteConfig = { access: 'confirmed', etag: false }

/** No backup has a malformed name, so the response is 404 rather than 400. */
export const name = z
  .string()
  .meta({ description: 'Name of the backup', example: 'backup-20260131-093000-1a2b3c' })
  .transform((text) => (backupNamePattern.test(text) ? text : ''))

export const nameParams = z.object({ name })

/** @throws ApiError 404 if there is no such backup */
export async function requireBackup(storage: BackupStorage, name: string): Promise<void> {
  if (!name || !(await storage.has(name))) throw notFound(messages.backup.notFound)
}

/** @throws ApiError 409 while a job reads or writes it */
export async function requireUnused(db: Database, name: string): Promise<void> {
  if (await isInUse(db, name)) throw conflict(messages.backup.busy)
}

export function logBackup(
  db: Database,
  author: Author,
  action: AuditAction,
  name: string,
): Promise<void> {
  return logWrite(db, author, { action, entity: 'site', id: name, name })
}
