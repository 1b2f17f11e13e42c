import { type ComponentType, lazy } from 'react'

/** The distance from the viewport at which an element's code is loaded. */
const rootMargin = '100px'

/**
 * A lazy component that is hydrated when it is scrolled near, or on the first interaction, because an
 * unhydrated part delays navigation. Until then the server's HTML is shown.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy is typed
export function lazyInView<T extends ComponentType<any>>(
  elementId: string,
  load: () => Promise<{ default: T }>,
) {
  return lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(elementId)
    if (element) await whenNeeded(element)
    return loadOnLine(load)
  })
}

/** Offline, loading waits for the connection. */
const loadOnLine = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error) => {
    if (navigator.onLine) throw error
    return new Promise((back) => window.addEventListener('online', back, { once: true })).then(() =>
      loadOnLine(load),
    )
  })

const interactionEvents = ['pointerdown', 'keydown', 'popstate'] as const

function whenNeeded(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin,
    })
    const done = () => {
      observer.disconnect()
      for (const type of interactionEvents) window.removeEventListener(type, done, true)
      resolve()
    }
    observer.observe(element)
    for (const type of interactionEvents) window.addEventListener(type, done, true)
  })
}
