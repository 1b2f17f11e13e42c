/** Gives the page the focus where nothing has it: the next Tab goes on from here instead of from the top. */
export function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return
  document.getElementById('page')?.focus({ preventScroll: true })
}
