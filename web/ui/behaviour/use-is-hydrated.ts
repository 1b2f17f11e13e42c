import { useSyncExternalStore } from 'react'

/** True once scripts have taken the page over: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
