import { redirect } from 'react-router'
import { pagePaths } from '../../../contract/paths.ts'
import { rememberReturnAddress } from './return-address.ts'
import { establishSession } from './session.ts'

/**
 * Lets nothing of the admin area load before somebody is signed in; remembers where they wanted to go.
 * @throws Response that leads to the login page
 */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  const { user } = await establishSession()
  if (user) return
  const { pathname, search } = new URL(request.url)
  rememberReturnAddress(pathname + search)
  throw redirect(pagePaths.adminLogin)
}
