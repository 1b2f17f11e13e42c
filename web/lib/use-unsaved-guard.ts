import { useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { readToken } from './session-token.ts'

/** The address's word for the record that a new one begins as a copy of: another record, another form. */
export const beginsWith = 'from'

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
      unsaved && readToken() !== null && formAt(currentLocation) !== formAt(nextLocation),
  )
}

function formAt({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get(beginsWith) ?? ''}`
}
