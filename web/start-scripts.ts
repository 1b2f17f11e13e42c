import {
  earlyMark,
  homeSectionsId,
  hydratedMark,
  serverHtmlMark,
} from './ui/behaviour/hydration-marks.ts'

/**
 * Runs in the page, behind a template with React Router's scripts: puts them in the template's place once
 * something has been painted, or a second after all has loaded, as in a tab that nobody looks at. Where one does
 * not come, the page stays as it is, and they are run again later. A button that was pressed meanwhile is pressed
 * again once they have come, and one of home's sections once theirs has.
 */
const script = document.currentScript as HTMLScriptElement
const template = script.previousElementSibling as HTMLTemplateElement
const started = template.content.querySelector('script') as HTMLScriptElement
const root = document.documentElement
// React must find exactly what it rendered.
script.remove()
let waitMs = 1000

function runAgain(): void {
  if (root.hasAttribute(hydratedMark)) return
  setTimeout(() => {
    const copy = document.createElement('script')
    copy.type = 'module'
    copy.text = started.text
    copy.onerror = runAgain
    document.head.append(copy)
    copy.remove()
  }, waitMs)
  waitMs *= 2
}
started.onerror = runAgain
// Runs again after a failed import of the script, last of all.
addEventListener('unhandledrejection', runAgain)

/** The last pressed of the buttons and links that do nothing before the scripts have come. */
let pressed: HTMLElement | null = null
const remember = (event: Event) => {
  const before = pressed
  pressed = (event.target as Element).closest<HTMLElement>(
    `:is(header, main) button[type=button]:not([popovertarget]),[${earlyMark}]`,
  )
  // A second press follows the link.
  if (pressed?.hasAttribute(earlyMark) && pressed !== before) event.preventDefault()
}
addEventListener('click', remember, true)
new MutationObserver((_, observer) => {
  observer.disconnect()
  removeEventListener('click', remember, true)
  pressed?.click()
}).observe(root, { attributeFilter: [hydratedMark] })

/** Home's sections, whose script comes later. */
const sections = document.getElementById(homeSectionsId)
/** Finds the button that was pressed there last. */
let findPressed: (() => HTMLElement | undefined) | undefined
const rememberThere = (event: Event) => {
  const button = (event.target as Element).closest<HTMLElement>(
    `#${homeSectionsId} button[type=button]`,
  )
  findPressed = button ? finderOf(button) : undefined
}
/**
 * By then React may have replaced a button and its neighbours. It is found again by its section and label, and
 * by its place among the buttons with the same label, or without any. Its text may differ by the visitor's
 * clock.
 */
function finderOf(button: HTMLElement): () => HTMLElement | undefined {
  const section = `[aria-labelledby="${button.closest('section')?.getAttribute('aria-labelledby')}"]`
  const listAlike = () =>
    [...(sections?.querySelectorAll<HTMLElement>(`${section} button`) ?? [])].filter(
      ({ ariaLabel }) => ariaLabel === button.ariaLabel,
    )
  const place = listAlike().indexOf(button)
  return () => (button.isConnected ? button : listAlike()[place])
}
if (sections) {
  // On the window: React lets no press through to a part that it has not hydrated.
  addEventListener('click', rememberThere, true)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    removeEventListener('click', rememberThere, true)
    findPressed?.()?.click()
  }).observe(sections, { attributeFilter: [serverHtmlMark] })
}

const start = () => template.replaceWith(template.content)
// A page loads before it is painted where the line is fast.
addEventListener('load', () => setTimeout(start, 1000))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
