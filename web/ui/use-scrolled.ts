import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than this many pixels. */
export function useScrolledBeyond(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
