import { type RefObject, useEffect } from 'react'
import { breakpoints } from '../../../contract/layout-limits.ts'

/** The colour of the scrollbar's space: dimmed like under the backdrop, or that of a full-screen dialog. */
type Edge = 'dimmed' | 'wood' | 'paper'

/**
 * Opens a modal dialog and locks the page's scrolling by `data-modal`. A CSS rule with `:has()` would
 * be evaluated for the whole page with every DOM change.
 */
export function showModal(dialog: HTMLDialogElement | null, edge: Edge = 'paper'): void {
  if (!dialog) return
  const { dataset } = document.documentElement
  dialog.onclose = () => {
    if (!document.querySelector('dialog[open]')) delete dataset.modal
  }
  // Set before the dialog opens: both restyle the whole page, which happens only once this way.
  dataset.modal = edge
  dialog.showModal()
}

/** Opens a modal dialog that the browser's Back closes; the code for that is loaded once it is open. */
export function showModalUntilBack(dialog: HTMLDialogElement | null, edge?: Edge): void {
  showModal(dialog, edge)
  // Without that code, Back leaves the page.
  void import('./close-on-back.ts').then(
    ({ closeOnBack }) => closeOnBack(dialog),
    () => {},
  )
}

/** Closes a dialog, also one that was opened as a popover before the scripts came. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(':popover-open')) dialog.hidePopover()
  dialog?.close()
}

/** Closes a dialog of narrow windows when the window becomes wide, where its content is always visible. */
export function useCloseWhenWide(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.productsDrawer}px)`)
    const close = () => closeDialog(dialog.current)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog])
}
