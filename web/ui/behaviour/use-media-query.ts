import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../../contract/layout-limits.ts'

/** True while a media query matches. In the browser only. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** True in a wide window of the admin area: tables, and the sidebar beside the page. */
export function useWideAdmin(): boolean {
  return useMediaQuery(`(min-width: ${breakpoints.admin}px)`)
}

const minTableWidth = 1024

/** True if a table of many columns fits beside the sidebar. */
export function useTableFits(): boolean {
  return useMediaQuery(`(min-width: ${minTableWidth}px)`)
}
