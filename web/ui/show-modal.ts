/** How it looks where the page's scrollbar was: as under the backdrop, or as a dialog that fills the window. */
type Edge = 'dimmed' | 'wood' | 'paper'

/**
 * Opens a dialog over the page, which does not scroll until it is closed. A rule with `:has()` would
 * look through the whole page for a dialog, whatever is put into it.
 */
export function showModal(dialog: HTMLDialogElement | null, edge: Edge = 'paper'): void {
  if (!dialog) return
  const { dataset } = document.documentElement
  dialog.onclose = () => {
    if (!document.querySelector('dialog[open]')) delete dataset.modal
  }
  dialog.showModal()
  dataset.modal = edge
}
