const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*) type="module" async=""/
const endOfPage = '</body>'

/**
 * Lets a page's scripts begin once its first view is painted: the line and the processor are the
 * view's own until then. They stand in the page as plain text, and a few lines put them in place.
 */
export function holdScripts(html: string, nonce: string | undefined): string {
  const modules = Array.from(html.matchAll(preload), ([, href]) => href)
  const mark = nonce ? ` nonce="${nonce}"` : ''
  const starter = `<script${mark}>(${startWhenPainted})(${JSON.stringify(modules)})</script>`
  return html
    .replaceAll(preload, '')
    .replace(moduleScript, '<script$1 type="text/plain" id="held-scripts"')
    .replace(endOfPage, () => starter + endOfPage)
}

/**
 * Runs in the browser, where it stands as text. Scripts begin when something is painted, at the
 * visitor's first sign, at once where nobody looks, and at the latest when patience ends. Until then
 * what lies far below is not drawn, and then bit by bit. Pictures out of view give way until the
 * scripts have come.
 */
function startWhenPainted(modules: string[]) {
  const patience = 3000
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange']
  const held = document.getElementById('held-scripts')

  // Where one stood on the page before, or is to stand, is found by the height of all of it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const startsAtTop = visit?.type === 'navigate' && !location.hash

  // Each a part of the page's layout, which would be one long task.
  const sections = startsAtTop
    ? [...document.querySelectorAll<HTMLElement>('section ~ div > section')]
    : []
  for (const { style } of sections) {
    style.contentVisibility = 'auto'
    style.containIntrinsicSize = 'auto 40rem'
  }
  const drawNext = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = section.style.containIntrinsicSize = ''
    requestAnimationFrame(drawNext)
  }

  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
  const show = (picture: HTMLImageElement) => {
    picture.hidden = false
  }
  const inView = new IntersectionObserver((frames) => {
    for (const { isIntersecting, target } of frames)
      if (isIntersecting) target.querySelectorAll('img').forEach(show)
  })
  for (const picture of startsAtTop ? pictures : []) {
    picture.hidden = true
    inView.observe(picture.closest(':not(img, picture)') ?? picture)
  }
  const showAll = () => {
    inView.disconnect()
    pictures.forEach(show)
  }

  const start = async () => {
    if (!held?.isConnected) return
    drawNext()
    const coming = modules.map((href) => {
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', fetchPriority: 'high', href }),
      )
      return new Promise((resolve) => {
        link.onload = link.onerror = resolve
      })
    })
    const script = document.createElement('script')
    held.replaceWith(Object.assign(script, { type: 'module', textContent: held.textContent }))
    await Promise.all(coming)
    showAll()
  }
  const hasten = () => {
    for (const sign of signs) removeEventListener(sign, hasten, true)
    start()
    showAll()
  }

  for (const sign of signs) addEventListener(sign, hasten, true)
  setTimeout(hasten, document.hidden ? 0 : patience)

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
}
