/** Does some work once the browser has painted what there is. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/**
 * Shows that something is pressed before it does the work of the press: opening a dialog restyles the whole
 * page, which takes a slow phone a quarter of a second. Presses until then count as one.
 */
export function showPress(pressed: Element, work: () => void): void {
  if (pressed.ariaBusy) return
  pressed.ariaBusy = 'true'
  afterPaint(() => {
    pressed.ariaBusy = null
    work()
  })
}
