import { contentSecurityPolicy } from './csp.ts'
import { type Counter, finishDocument } from './finish-document.ts'
import type { WebContext } from './requests/load-context.ts'

type DocumentOptions = { status?: number; headers?: Headers; counter?: Counter | undefined }

/** A rendered page as it is sent, with the content security policy that its scripts need. */
export function documentResponse(
  rendered: string,
  { nonce, apiUrl, shop }: Pick<WebContext, 'nonce' | 'apiUrl' | 'shop'>,
  { status = 200, headers = new Headers(), counter }: DocumentOptions = {},
): Response {
  const { html, scriptHashes } = finishDocument(rendered, { nonce, counter })
  const policy = contentSecurityPolicy(scriptHashes, { apiUrl, mapUrl: shop.mapUrl })
  headers.set('content-type', 'text/html; charset=utf-8')
  // The development server has scripts of its own.
  if (nonce) headers.set('content-security-policy', policy)
  return new Response(html, { status, headers })
}
