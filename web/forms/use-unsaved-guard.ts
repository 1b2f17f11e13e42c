import { useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { isOpeningDocument } from '../requests/load-page.ts'
import { readToken } from '../storage/session-token.ts'
import { isSideTrip } from './side-trip.ts'

/** The search parameter of a form for a new record that begins as a copy: another record, another form. */
export const copyFromParam = 'from'

/** Guards of this page that would ask. */
let guards = 0

/** True if leaving the page would lose changes: signing out takes the page away without any navigation. */
export function isPageGuarded(): boolean {
  return guards > 0
}

/**
 * Asks before a page with unsaved changes is left, except when the session has ended, or for a form
 * that comes back to it: what is typed stays.
 */
export function useUnsavedGuard(unsaved: boolean): Blocker {
  useEffect(() => {
    if (!unsaved) return
    guards += 1
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpeningDocument()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      guards -= 1
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved])

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      readToken() !== null &&
      !isSideTrip(nextLocation.state) &&
      formAt(currentLocation) !== formAt(nextLocation),
  )
}

function formAt({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get(copyFromParam) ?? ''}`
}
