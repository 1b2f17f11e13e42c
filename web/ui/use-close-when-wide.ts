import { type RefObject, useEffect } from 'react'
import { limits } from '../../contract/limits.ts'

/** Closes a dialog of narrow windows when the window becomes wide, where its content is always visible. */
export function useCloseWhenWide(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${limits.breakpoints.productsDrawer}px)`)
    const close = () => dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog])
}
