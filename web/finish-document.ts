import { createHash } from 'node:crypto'
import starter from './start-scripts.ts?inline-script'

/** A rendered page as it is sent, and the hashes of its scripts for its content security policy. */
type FinishedDocument = { html: string; scriptHashes: string[] }

/** A script for the end of the body. */
export type Counter = { script: string; attributes: string }

type Additions = {
  /** Marks our own scripts; none on the development server. */
  nonce: string | undefined
  counter?: Counter | undefined
}

/**
 * Edits a page that React has rendered, in one pass.
 *
 * - It loads its scripts when it has been painted, for which React Router has no option: the preload links in
 *   the head, and the scripts at the end of the body, go into a template. Pages work before their scripts, so
 *   styles, pictures and fonts load first (docs/decisions/14-first-view.md).
 * - It ends with the script that counts visits.
 * - Hashes of our scripts take the place of the nonce, so that it can be cached. The nonce is secret within the
 *   process, so injected scripts do not have it.
 */
export function finishDocument(html: string, { nonce, counter }: Additions): FinishedDocument {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`
  const preloads: string[] = []
  const hashes = new Set<string>()
  const unmarked = (tag: string) => tag.replace(mark, '')

  function finishScript(tag: string, attributes: string, body: string): string {
    if (body && mark && attributes.includes(mark)) hashes.add(hashOf(body))
    if (!attributes.includes('type="module"')) return unmarked(tag)
    return `<template>${preloads.join('')}${unmarked(tag)}</template>${addOwn(starter)}`
  }

  function addOwn(script: string, attributes = ''): string {
    hashes.add(hashOf(script))
    return `<script${attributes}>${script}</script>`
  }

  const page = html.replace(edited(mark), (tag, attributes?: string, body?: string) => {
    if (attributes !== undefined) return finishScript(tag, attributes, body ?? '')
    if (tag === mark) return ''
    if (tag === '</body>') return counter ? addOwn(counter.script, counter.attributes) + tag : tag
    preloads.push(unmarked(tag))
    return ''
  })
  return { html: page, scriptHashes: [...hashes] }
}

/** Preload links of modules, scripts with their attributes and bodies, the end of the body, and the mark elsewhere. */
function edited(mark: string): RegExp {
  const links = '<link rel="modulepreload"[^>]*>'
  const scripts = '<script\\b([^>]*)>([^]*?)</script>'
  return new RegExp([links, scripts, '</body>', ...(mark ? [mark] : [])].join('|'), 'g')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
