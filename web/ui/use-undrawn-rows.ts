import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** How high a part is, then its rows. */
type Heights = number[]

/** Of lists that one has left, by their names. */
const left = new Map<string, Heights[]>()

/**
 * Who comes back to a list finds its page as high as it was, without all of it being drawn for that:
 * the heights decide where one stood. The element that it answers the place of holds the parts.
 */
export function useUndrawnRows(list: string) {
  const name = `${useLocation().key} ${list}`
  const latest = useRef(name)
  const place = useRef<HTMLDivElement>(null)
  const [known] = useState({ name, parts: left.get(name) })

  useLayoutEffect(() => {
    latest.current = name
  }, [name])
  useLayoutEffect(() => {
    const { current } = place
    return () => {
      if (!current) return
      const parts = [...current.children]
      left.set(latest.current, parts.map(measure))
    }
  }, [])

  return { place, heights: known.name === name ? known.parts : undefined }
}

function measure(part: Element): Heights {
  return [part, ...part.children].map((element) => element.getBoundingClientRect().height)
}
