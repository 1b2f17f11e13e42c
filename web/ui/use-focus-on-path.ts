import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the content when the path changes, so that the keyboard and the ear start there. */
export function useFocusOnPath(element: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    element.current?.focus({ preventScroll: true })
  }, [pathname, element])
}
