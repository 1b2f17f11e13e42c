import { redirect } from 'react-router'
import { pagePaths } from '../../../contract/paths.ts'
import { requiredActionPages } from './required-action.ts'
import { rememberReturnAddress } from './return-address.ts'
import { establishSession } from './session.ts'

/**
 * Blocks the admin area until the user is signed in and has done the account's required action, and
 * remembers the requested page.
 * @throws Response that redirects to the login page, or to the required action's page
 */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  const { user } = await establishSession()
  const { pathname, search } = new URL(request.url)
  const page = user ? user.due && requiredActionPages[user.due] : pagePaths.adminLogin
  if (!page || page === pathname) return
  rememberReturnAddress(pathname + search)
  throw redirect(page)
}
