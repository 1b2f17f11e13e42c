import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

export type HashedPage = { html: string; scriptHashes: string[] }

/**
 * Turns a rendered page's nonce into hashes of the scripts that carry it, so that the finished bytes
 * can be kept and served many times. The nonce is the process's secret: an injected script has none.
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
  { apiOrigin, mapOrigin }: { apiOrigin: string | undefined; mapOrigin: string },
): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}`,
    `frame-src ${mapOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://wa.me https://*.whatsapp.com",
    "frame-ancestors 'none'",
  ].join('; ')
}
