import type { FastifyRequest } from 'fastify'
import type { VisibilityFilter } from '../../../contract/visibility/states.ts'

/**
 * True if the request asks for each record's visibility, which a list shows to staff.
 * @throws ApiError 401 or 403, as on a staff route, if anybody else asks for more than the public sees
 */
export async function showsVisibility(
  request: FastifyRequest,
  visibility: VisibilityFilter | undefined,
): Promise<boolean> {
  if (visibility === undefined) return false
  if (visibility !== 'public' && !request.session) await request.server.requireStaff(request)
  return request.session !== null
}
