import { preload } from 'react-dom'

/** Loads a font of the first view with the page, a round trip before its first letter asks for it. */
export function preloadFont(href: string): void {
  preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
