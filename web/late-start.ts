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
 * Runs in the browser, where it stands as text. Scripts begin when the pictures of the first view are
 * there and painted, or at the visitor's first sign: then they go ahead of pictures out of sight.
 */
function startLate(modules: string[]) {
  // A picture that does not come holds up nothing for longer than that.
  const patience = 4000
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll']
  const held = document.getElementById('held-scripts')

  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    if (!held?.isConnected) return
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held.textContent
    held.replaceWith(script)
  }

  for (const sign of signs) addEventListener(sign, start, true)
  setTimeout(start, patience)
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
  Promise.allSettled(Array.from(pictures, (picture) => picture.decode())).then(() => {
    // Nothing is painted in a window that nobody sees.
    if (document.hidden) start()
    else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  })
}
