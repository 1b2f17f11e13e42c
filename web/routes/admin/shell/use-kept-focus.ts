import { useEffect } from 'react'

/**
 * Gives the page the focus where what had it is gone, a deleted row for instance: the next Tab goes on
 * from here instead of from the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      // A closed dialog gives the focus back within a frame; that comes first.
      requestAnimationFrame(() => requestAnimationFrame(() => focusPage(target)))
    }
    document.addEventListener('focusout', listen)
    return () => document.removeEventListener('focusout', listen)
  }, [])
}

function focusPage(left: EventTarget | null): void {
  if (left instanceof Node && left.isConnected) return
  if (document.activeElement !== document.body) return
  document.getElementById('page')?.focus({ preventScroll: true })
}
