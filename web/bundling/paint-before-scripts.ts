import script from '../start-scripts.ts?inline-script'

/** React Router's scripts: preload links in the head, and what loads them, last in the body. */
const preloads = /<link rel="modulepreload"[^>]*>/g
const modules = /<script\b[^>]*\btype="module"[^>]*>[^<]*<\/script>/

/**
 * Has a page load its scripts when it has been painted, for which React Router has no option. Pages work
 * before their scripts, so styles, pictures and fonts load first (docs/decisions/14-first-view.md).
 */
export function paintBeforeScripts(html: string, nonce: string | undefined): string {
  const links = html.match(preloads)?.join('') ?? ''
  return html
    .replaceAll(preloads, '')
    .replace(
      modules,
      (tag) =>
        `<template>${links}${tag}</template><script nonce="${nonce ?? ''}">${script}</script>`,
    )
}
