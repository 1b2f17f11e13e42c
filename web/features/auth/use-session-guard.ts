import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { rememberReturnAddress } from './return-address.ts'
import { pingSession, type Session, useSession } from './session.ts'

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
    const timer = setInterval(pingSession, limits.session.check)
    return () => clearInterval(timer)
  }, [ended])

  return session
}
