import { useEffect, useRef } from 'react'
import { redirect, useLocation, useNavigate } from 'react-router'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { rememberReturnAddress, requiredActionPages } from './return-address.ts'
import { establishSession, pingSession, type Session, useSession } from './session.ts'
import { watchSession } from './watch-session.ts'

/**
 * Blocks the admin area until the user is signed in and has done the account's required action, and
 * remembers the requested page.
 * @throws Response that redirects to the login page, or to the required action's page
 */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  const { user } = await establishSession()
  const { pathname, search } = new URL(request.url)
  const page = user
    ? user.requiredAction && requiredActionPages[user.requiredAction]
    : pagePaths.adminLogin
  if (!page || page === pathname) return
  rememberReturnAddress(pathname + search)
  throw redirect(page)
}

/** Keeps the session alive while a page is open, and redirects to the login page when it ends. */
export function useSessionGuard(): Session {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const ended = !session.loading && !session.user

  useEffect(() => {
    if (!ended) return
    if (!session.signedOutHere) rememberReturnAddress(pathname + search)
    void navigate(pagePaths.adminLogin, { replace: true })
  }, [ended, navigate, pathname, search, session.signedOutHere])

  useEffect(() => {
    if (ended) return
    const timer = setInterval(pingSession, accountLimits.session.check)
    const stopWatching = watchSession()
    return () => {
      clearInterval(timer)
      stopWatching()
    }
  }, [ended])

  // Each page asks anew: somebody who was switched off meanwhile sees no further page.
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    pingSession()
  }, [pathname])
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && pingSession()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])

  return session
}
