import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { readToken } from './session-token.ts'

/**
 * Asks before a page with unsaved changes is left. A session that has ended goes to the login page
 * without a question: the draft stays.
 */
export function useUnsavedGuard(unsaved: boolean): Blocker {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && readToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
}
