const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*) type="module" async=""/
const endOfPage = '</body>'

/**
 * Lets a page's scripts begin once its first view stands. They are held in the page as plain text,
 * and a few lines at its end put them in place.
 */
export function holdScripts(html: string, nonce: string | undefined): string {
  const modules = Array.from(html.matchAll(preload), ([, href]) => href)
  const mark = nonce ? ` nonce="${nonce}"` : ''
  const starter = `<script${mark}>(${startLate})(${JSON.stringify(modules)})</script>`
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, '<script$1 type="text/plain" id="held-scripts"')
    .replace(endOfPage, () => starter + endOfPage)
}

/**
 * Runs in the browser, where it stands as text. Scripts begin when the first view is painted with its
 * pictures, or at the visitor's first sign: then they go ahead of pictures out of sight.
 */
function startLate(modules: string[]) {
  // What does not come, or is painted for nobody, holds up nothing for longer than that.
  const patience = 4000
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll']
  const held = document.getElementById('held-scripts')

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    if (!held?.isConnected) return
    for (const href of modules) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
    const script = document.createElement('script')
    held.replaceWith(Object.assign(script, { type: 'module', textContent: held.textContent }))
  }

  for (const sign of signs) addEventListener(sign, start, true)
  setTimeout(start, patience)

  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  const drawn = Array.from(pictures, (picture) => picture.decode())
  Promise.allSettled([painted, ...drawn]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(start)),
  )
}
