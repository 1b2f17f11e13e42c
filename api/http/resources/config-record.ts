import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageQuery } from '../../../contract/fields.ts'
import { limits } from '../../../contract/limits.ts'
import type { ConfigVersion, ConfigVersions } from '../../records/config-versions-repository.ts'
import { etagVersionOf, requireIfMatch } from './record-etag.ts'

/** No configuration has a malformed version, so the response is 404 rather than 400. */
export const versionParams = z.object({
  version: z
    .string()
    .meta({ description: 'Number of the version', example: '3' })
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
})

/** Reading 1,000 large versions blocks the process, so they are paged. */
export const versionsQuery = z.object(pageQuery(limits.list.versions, limits.list.versions))

/**
 * Loads the current configuration and compares it with the one the client saw.
 * @throws ApiError 412 if the client saw another version
 */
export async function loadConfigForUpdate<Saved>(
  request: FastifyRequest,
  versions: ConfigVersions<Saved>,
): Promise<ConfigVersion<Saved>> {
  const current = await versions.current()
  const { version, saved_by: updated_by, saved_at: updated_at } = current
  requireIfMatch(request, { version, updated_by, updated_at })
  return current
}

/** The ETag's version of a saved configuration. */
export function configEtagVersion({ version, saved_at }: ConfigVersion<unknown>): string {
  return etagVersionOf({ version, updated_at: saved_at })
}

/** Number and times of the current configuration, for clients. */
export async function describeCurrent<Saved>(
  versions: ConfigVersions<Saved>,
  { version, saved_at }: ConfigVersion<Saved>,
) {
  const createdAt = toTime(await versions.firstSavedAt())
  return { version, createdAt, updatedAt: toTime(saved_at) }
}

/** Number, time and author of a saved version, for staff. */
export function describeSaved({ version, saved_at, saved_by }: ConfigVersion<unknown>) {
  return { version, savedAt: toTime(saved_at), savedBy: saved_by }
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
