/** Set to `false` to leave React Router's preload links as they are. */
const isOn = true

/**
 * Lowers the priority of the preload links that React Router renders, which has no option for it. Pages
 * work before their scripts, so pictures and fonts are to load first (docs/decisions/14-first-view.md).
 */
export function preloadScriptsLast(html: string): string {
  if (!isOn) return html
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}
