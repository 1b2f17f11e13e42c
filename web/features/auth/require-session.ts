import { redirect } from 'react-router'
import { pagePaths } from '../../../contract/paths.ts'
import { requiredActionPages } from './required-action.ts'
import { rememberReturnAddress } from './return-address.ts'
import { establishSession } from './session.ts'

/**
 * Lets nothing of the admin area load before somebody is signed in, and has done what is required of the
 * account; remembers where they wanted to go.
 * @throws Response that leads to the login page, or to where it is done
 */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  const { user } = await establishSession()
  const { pathname, search } = new URL(request.url)
  const way = user ? user.due && requiredActionPages[user.due] : pagePaths.adminLogin
  if (!way || way === pathname) return
  rememberReturnAddress(pathname + search)
  throw redirect(way)
}
