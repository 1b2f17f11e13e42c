/**
 * Runs in the browser, where it stands as text before the page. Scripts begin when something is
 * painted, at the visitor's first sign, at once where nobody looks, and at the latest when patience
 * ends. Until then what lies far below is not drawn, and then bit by bit. Pictures out of view give
 * way until the scripts have come.
 */
export default function startWhenPainted(modules: string[]) {
  const patience = 3000
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'visibilitychange']
  const far = 'section ~ section, div ~ section, section ~ div > section, main ~ footer'
  const late = 'img[loading=lazy]'
  let started = false

  const read = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve)
  })
  const draw = (element: Element) => element.setAttribute('data-drawn', '')
  const inView = new IntersectionObserver((frames) => {
    for (const { isIntersecting, target } of frames)
      if (isIntersecting) target.querySelectorAll(late).forEach(draw)
  })
  const holdBack = (what: string, how: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:is(${what}):not([data-drawn]) { ${how} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => sheet.replaceSync('')
  }

  // Where one stood on the page before, or is to stand, is found by the height of all of it.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const startsAtTop = visit?.type === 'navigate' && !location.hash
  // An older browser does without: to fail here would keep the scripts from it.
  const sheets =
    startsAtTop && 'adoptedStyleSheets' in document
      ? [
          holdBack(late, 'display: none'),
          holdBack(far, 'content-visibility: auto; contain-intrinsic-height: auto 40rem'),
        ]
      : []
  const [showPictures, drawRest] = sheets
  if (showPictures)
    read.then(() => {
      for (const picture of document.querySelectorAll(late))
        inView.observe(picture.closest(':not(img, picture)') ?? picture)
    })
  const showAll = () => {
    inView.disconnect()
    showPictures?.()
  }

  // Each a part of the page's layout, which would be one long task.
  const drawNext = () => {
    const next = document.querySelector(`:is(${far}):not([data-drawn])`)
    if (!next) return drawRest?.()
    draw(next)
    requestAnimationFrame(drawNext)
  }

  const start = async () => {
    if (started) return
    started = true
    for (const href of modules) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
    await read
    drawNext()
    // The entry begins the work. What it needs is evaluated before, each in a task of its own.
    for (const href of modules.slice(1)) {
      await Promise.allSettled([import(/* @vite-ignore */ href)])
      await new Promise((resolve) => setTimeout(resolve))
    }
    showAll()
    const held = document.getElementById('held-scripts')
    const script = document.createElement('script')
    held?.replaceWith(Object.assign(script, { type: 'module', textContent: held.textContent }))
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
