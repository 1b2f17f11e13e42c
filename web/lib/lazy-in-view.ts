import { type ComponentType, lazy } from 'react'

/** How near the window an element has to come, so that its script is there in time. */
const rootMargin = '100px'

/**
 * A part of a page whose script comes when the part comes near the window. Until then it stands as
 * the server wrote it. A visitor who does anything gets it at once: a part that has not come alive
 * would hold a change of page up.
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

/** Offline the part stays as it stands until the line is back. */
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
