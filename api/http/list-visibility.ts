import type { VisibilityFilter } from '../../contract/visibility/visibility-terms.ts'
import type { Session } from '../db/sessions.ts'
import { unauthorized } from '../errors.ts'

/**
 * Whether a list says of each record who sees it: only to staff, and only where they ask.
 * @throws ApiError 401 where somebody else asks for more than the public sees
 */
export function showsVisibility(
  session: Session | null,
  visibility: VisibilityFilter | undefined,
): boolean {
  if (visibility !== undefined && visibility !== 'public' && !session) throw unauthorized()
  return visibility !== undefined && session !== null
}
