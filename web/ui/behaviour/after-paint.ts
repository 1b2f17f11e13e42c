/** Does some work once the browser has painted what there is. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/**
 * Shows that something is pressed, and only then does what the press is for: to open a dialog styles the whole
 * page anew, which takes a slow phone a quarter of a second. Presses until then are one.
 */
export function showPress(pressed: Element, work: () => void): void {
  if (pressed.ariaBusy) return
  pressed.ariaBusy = 'true'
  afterPaint(() => {
    pressed.ariaBusy = null
    work()
  })
}
