import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type ListPlace, storePlace, takePlace } from './list-place.ts'
import type { InfiniteList } from './use-infinite-list.ts'

/** Comes back to the same product where the document was left and is loaded again, as by a reload. */
export function useRestoredPlace(
  list: InfiniteList<{ _id: string }>,
  name: string,
  container: RefObject<HTMLDivElement | null>,
): void {
  const entry = `${useLocation().key} ${name}`
  const latest = useRef({ list, entry })
  const wanted = useRef<ListPlace | null>(null)

  useLayoutEffect(() => {
    latest.current = { list, entry }
  })
  useEffect(() => {
    const { list, entry } = latest.current
    wanted.current = takePlace(entry)
    if (wanted.current && wanted.current.length > list.items.length)
      list.loadUpTo(wanted.current.length)
    const store = () => {
      const { list, entry } = latest.current
      const place = container.current && findPlace(container.current, list.items)
      if (place) storePlace({ entry, length: list.items.length, ...place })
    }
    // Cancels the return to the old position: a visitor who scrolls has chosen a new one.
    const forget = () => {
      wanted.current = null
    }
    const types = ['wheel', 'touchmove', 'keydown']
    window.addEventListener('pagehide', store)
    for (const type of types) window.addEventListener(type, forget, { passive: true })
    return () => {
      window.removeEventListener('pagehide', store)
      for (const type of types) window.removeEventListener(type, forget)
    }
  }, [container])
  useEffect(() => {
    const { current: place } = wanted
    const index = list.items.findIndex(({ _id }) => _id === place?.product)
    const card = container.current?.querySelectorAll('li')[index]
    if (!place || !card) return
    wanted.current = null
    scrollToPlace(card, place.top)
  }, [list.items, container])
}

/** The first product of which something is below the window's upper edge; null at the top of the page. */
function findPlace(container: Element, items: { _id: string }[]) {
  if (window.scrollY === 0) return null
  const cards = [...container.querySelectorAll('li')]
  const index = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0)
  const product = items[index]?._id
  const top = cards[index]?.getBoundingClientRect().top
  return product !== undefined && top !== undefined ? { product, top } : null
}

/** Heights above the card are estimates until the browser has rendered it: they are corrected in the next frames. */
function scrollToPlace(card: Element, top: number, frames = 3): void {
  window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => scrollToPlace(card, top, frames - 1))
}
