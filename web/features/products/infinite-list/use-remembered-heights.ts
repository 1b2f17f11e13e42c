import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Heights of pages and their rows, by history entry and list. */
const rememberedHeights = new Map<string, number[][]>()

/**
 * Remembers the heights in `container` for the history entry. Going back needs them: without them the
 * list is as high as its estimates, and the scroll position leads to other products.
 */
export function useRememberedHeights(list: string) {
  const name = `${useLocation().key} ${list}`
  const latest = useRef(name)
  const container = useRef<HTMLDivElement>(null)
  const [remembered] = useState({ name, heights: rememberedHeights.get(name) })

  useLayoutEffect(() => {
    latest.current = name
  }, [name])
  useLayoutEffect(() => {
    const { current } = container
    return () => {
      if (!current) return
      const heights = [...current.children].map((page) =>
        [page, ...page.children].map((element) => element.getBoundingClientRect().height),
      )
      rememberedHeights.set(latest.current, heights)
    }
  }, [])

  return { container, heights: remembered.name === name ? remembered.heights : undefined }
}
