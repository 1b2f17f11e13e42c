/**
 * Opens a dialog over the page, which does not scroll until it is closed. A rule with `:has()` would
 * look through the whole page for a dialog, whatever is put into it.
 */
export function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return
  const mark = () =>
    document.documentElement.toggleAttribute('data-modal', !!document.querySelector('dialog[open]'))
  dialog.onclose = mark
  dialog.showModal()
  mark()
}
