import type { FastifyRequest } from 'fastify'
import type { VisibilityFilter } from '../../../contract/visibility/messages.ts'

/**
 * True if a list shows staff who can see each record, which they ask for.
 * @throws ApiError 401 or 403, as of a route for staff, where somebody else asks for more than the public sees
 */
export async function showsVisibility(
  request: FastifyRequest,
  visibility: VisibilityFilter | undefined,
): Promise<boolean> {
  if (visibility === undefined) return false
  if (visibility !== 'public' && !request.session) await request.server.requireStaff(request)
  return request.session !== null
}
