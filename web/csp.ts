/** A page's content security policy: only this site, the API's host and the map that a visitor opens. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { apiUrl, mapUrl }: { apiUrl: string; mapUrl: string },
): string {
  const api = apiUrl && ` ${new URL(apiUrl).origin}`
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `connect-src 'self'${api}`,
    `frame-src ${URL.parse(mapUrl)?.origin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://wa.me https://*.whatsapp.com",
    "frame-ancestors 'none'",
  ].join('; ')
}
