/** Presses of one link that are closer together are one: a double tap, or a key that is held down. */
const repeatMs = 400

let last: Element | null = null
let lastAt = 0

/**
 * Lets a link open something once, however fast it is pressed: stops the press that repeats one, and returns true
 * for it. A link that decides by itself when it opens has `data-asks`.
 */
export function stopRepeatedPress(event: Event): boolean {
  const link = (event.target as Element).closest('a[target=_blank]:not([data-asks]),a[download]')
  const isRepeated = link !== null && link === last && event.timeStamp - lastAt < repeatMs
  last = link
  lastAt = event.timeStamp
  if (!isRepeated) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  return true
}
