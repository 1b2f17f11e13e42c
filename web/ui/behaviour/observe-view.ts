/**
 * Observer that calls `onSeen` when an element comes to within `rootMargin` of the viewport. A busy page hears of
 * several changes at once, of which the first is often the state at the beginning.
 */
export function observeView(onSeen: () => void, rootMargin: string): IntersectionObserver {
  const hear = (changes: IntersectionObserverEntry[]) => {
    if (changes.some(({ isIntersecting }) => isIntersecting)) onSeen()
  }
  return new IntersectionObserver(hear, { rootMargin })
}
