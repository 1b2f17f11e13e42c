import { useEffect } from 'react'

/** Gives the page the focus where nothing has it: the next Tab goes on from here instead of from the top. */
export function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('page')?.focus({ preventScroll: true })
}

/** What closes gives the focus back itself. */
const dialogs = '[role=dialog], [role=alertdialog]'

/** Gives the page the focus where what had it is gone, a deleted row for instance. */
export function useFocusRecovery(): void {
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(dialogs)) return
      queueMicrotask(() => {
        // Asked at once: what only lost the focus may be gone a frame later, with something else.
        if (target.isConnected) return
        // A menu that closes gives it back within a frame; that comes first.
        requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost))
      })
    }
    document.addEventListener('focusout', listen)
    return () => document.removeEventListener('focusout', listen)
  }, [])
}
