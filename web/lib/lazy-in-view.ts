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
    if (element) await needed(element)
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

const signs = ['pointerdown', 'keydown', 'popstate'] as const

function needed(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin,
    })
    const done = () => {
      near.disconnect()
      for (const sign of signs) window.removeEventListener(sign, done, true)
      resolve()
    }
    near.observe(element)
    for (const sign of signs) window.addEventListener(sign, done, true)
  })
}
