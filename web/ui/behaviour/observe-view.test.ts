import { expect, it, onTestFinished, vi } from 'vitest'
import { observeView } from './observe-view.ts'

type Hear = (changes: { isIntersecting: boolean }[]) => void

/** Returns a function that tells of changes as the browser does. */
function observe(onSeen: () => void): (...changes: boolean[]) => void {
  let hear: Hear = () => {}
  class Observer {
    constructor(callback: Hear) {
      hear = callback
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  observeView(onSeen, '0px')
  return (...changes) => hear(changes.map((isIntersecting) => ({ isIntersecting })))
}

it('an element is seen though the page hears at once that it was out of view and came into it', () => {
  const onSeen = vi.fn<() => void>()
  const tell = observe(onSeen)
  tell(false, true)
  expect(onSeen).toHaveBeenCalledOnce()
})

it('an element that stays out of view is not seen', () => {
  const onSeen = vi.fn<() => void>()
  const tell = observe(onSeen)
  tell(false)
  tell(false, false)
  expect(onSeen).not.toHaveBeenCalled()
})
