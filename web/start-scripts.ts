/**
 * Runs in the page, behind a template with React Router's scripts: puts them in the template's place once
 * something has been painted, or a second after all has loaded, as in a tab that nobody looks at.
 */
const script = document.currentScript as HTMLScriptElement
const template = script.previousElementSibling as HTMLTemplateElement
// React is to find what it rendered, and nothing else.
script.remove()
const start = () => template.replaceWith(template.content)
// A page loads before it is painted where the line is fast.
addEventListener('load', () => setTimeout(start, 1000))
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
