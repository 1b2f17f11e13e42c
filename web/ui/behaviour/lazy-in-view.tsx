import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react'
import { loadPart } from '../../requests/load-part.ts'
import { afterPaint } from './after-paint.ts'
import { serverHtmlMark } from './hydration-marks.ts'
import { observeView } from './observe-view.ts'

const untilHydrated = { [serverHtmlMark]: true }

/** The distance from the viewport at which an element's code is loaded. */
const nearViewport = '100px'

/**
 * A lazy component that is hydrated when it is scrolled near (to within `rootMargin`), or on the first interaction, because an
 * unhydrated part delays navigation. Until its code has come the server's HTML is shown, in an element of
 * this id, and its links lead on by `NavigationProgress`.
 */
export function lazyInView<Props extends object>(
  elementId: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  rootMargin = nearViewport,
) {
  const observer = typeof document === 'undefined' ? undefined : awaitView(rootMargin)
  const Lazy = lazy(async () => {
    if (observer && document.getElementById(elementId)) await observer.seen
    return loadPart(load)
  })
  return (props: Props) => (
    <div id={elementId} ref={observer?.observe} {...untilHydrated}>
      <Suspense fallback={<ServerHtml elementId={elementId} />}>
        {createElement<Props>(Lazy, props)}
        <Alive elementId={elementId} />
      </Suspense>
    </div>
  )
}

/**
 * The server's HTML of the element. React drops an unhydrated part where anything above it changes outside of
 * a transition, as React Router does with each new address; without the part its anchors lead nowhere.
 */
function ServerHtml({ elementId }: { elementId: string }) {
  const [html] = useState(
    () => (typeof document !== 'undefined' && document.getElementById(elementId)?.innerHTML) || '',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * Marks that React handles presses in the element from now on, by being mounted with the lazy component.
 * Earlier presses are then repeated (`start-scripts.ts`).
 */
function Alive({ elementId }: { elementId: string }) {
  useEffect(() => document.getElementById(elementId)?.removeAttribute(serverHtmlMark), [elementId])
  return null
}

/**
 * Does some work once a visitor has pressed anything or goes back, and perhaps again with the next such event. What
 * the press shows is painted before.
 */
export function onFirstInteraction(work: () => void): void {
  for (const type of ['click', 'keydown', 'popstate'])
    addEventListener(type, () => afterPaint(work), { once: true, capture: true })
}

/**
 * Waits until an element is near the viewport. React replaces the element where the page is not as the server
 * sent it (browsers' translations change pages), so each new element is observed.
 */
function awaitView(rootMargin: string) {
  let resolve = () => {}
  const seen = new Promise<void>((done) => {
    resolve = done
  })
  const done = () => {
    observer.disconnect()
    resolve()
  }
  const observer = observeView(done, rootMargin)
  onFirstInteraction(done)
  const observe = (element: Element | null) => {
    if (element) observer.observe(element)
  }
  return { seen, observe }
}
