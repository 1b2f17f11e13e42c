import { useEffect } from 'react'

/** Focuses the page where nothing has the focus, so that Tab continues there instead of at the top. */
export function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('page')?.focus({ preventScroll: true })
}

/** Dialogs restore the focus themselves. */
const dialogs = '[role=dialog], [role=alertdialog]'

/** Focuses the page where the focused element was removed, like a deleted row. */
export function useFocusRecovery(): void {
  useEffect(() => {
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(dialogs)) return
      queueMicrotask(() => {
        // Checked at once: an element that only lost the focus may be removed a frame later.
        if (target.isConnected) return
        // A closing menu restores the focus within a frame, which has priority.
        requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost))
      })
    }
    document.addEventListener('focusout', listen)
    return () => document.removeEventListener('focusout', listen)
  }, [])
}
