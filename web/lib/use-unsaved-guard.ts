import { useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { isOpeningDocument } from './load-page.ts'
import { readToken } from './session-token.ts'

/** The search parameter of a form for a new record that begins as a copy: another record, another form. */
export const copyFromParam = 'from'

/**
 * Asks before a page with unsaved changes is left, except when the session has ended: what is typed stays. With
 * `alsoSignedOut` it asks then, too.
 */
export function useUnsavedGuard(unsaved: boolean, { alsoSignedOut = false } = {}): Blocker {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpeningDocument()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      (alsoSignedOut || readToken() !== null) &&
      formAt(currentLocation) !== formAt(nextLocation),
  )
}

function formAt({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get(copyFromParam) ?? ''}`
}
