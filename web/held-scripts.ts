import startWhenPainted from './held-scripts.inline.ts'
import { inlineScript } from './inline-script.ts'

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const manifest = /<link\b[^>]* rel="manifest"[^>]*>/
const moduleScript = /<script([^>]*) type="module" async=""/

/**
 * Lets a page's scripts begin once its first view is painted: the line and the processor are the
 * view's own until then. They stand in the page as plain text, and a few lines at its head put them
 * in place. The manifest comes with them: React adds what it misses in the head.
 */
export function holdScripts(html: string, nonce: string | undefined): string {
  const modules = Array.from(html.matchAll(preload), ([, href = '']) => href)
  const starter = inlineScript(nonce, startWhenPainted, modules)
  return html
    .replaceAll(preload, '')
    .replace(manifest, '')
    .replace(moduleScript, '<script$1 type="text/plain" id="held-scripts"')
    .replace('<link', () => `${starter}<link`)
}
