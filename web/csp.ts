import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

export type HashedPage = { html: string; scriptHashes: string[] }

/**
 * Replaces a rendered page's nonce by hashes of the scripts that have it, so that the page can be
 * cached. The nonce is secret within the process, so injected scripts do not have it.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  const nonceAttribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes, body] of html.matchAll(inlineScript)) {
    if (body && attributes?.includes(nonceAttribute))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return { html: html.replaceAll(nonceAttribute, ''), scriptHashes: [...hashes] }
}

/** A page's content security policy: only this site, the API's host and the map that a visitor opens. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { apiOrigin, mapOrigin }: { apiOrigin: string | undefined; mapOrigin: string | undefined },
): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}`,
    `frame-src ${mapOrigin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://wa.me https://*.whatsapp.com",
    "frame-ancestors 'none'",
  ].join('; ')
}
