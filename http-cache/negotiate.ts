import type { IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import { type Encoding, pickEncoding } from './compress.ts'

/** What of a request decides which cached response it gets. */
export type CacheRequest = {
  /** Its address, with the origin that asks if responses name it. */
  key: string
  encoding: Encoding
  ifNoneMatch: string | undefined
  /** It carries an Authorization header: staff must see every write, also of another process. */
  hasCredentials: boolean
}

/** Browsers send few different values. */
const encodings = new Map<string, Encoding>()
const maxEncodings = 100

/** @param origins those that responses name */
export function readCacheRequest(
  { url = '/', headers }: IncomingMessage,
  origins: ReadonlySet<string>,
): CacheRequest {
  const { origin, authorization } = headers
  const address = normalizeAddress(url)
  return {
    key: origin !== undefined && origins.has(origin) ? `${origin} ${address}` : address,
    encoding: encodingFor(headers['accept-encoding']),
    ifNoneMatch: headers['if-none-match'],
    hasCredentials: authorization !== undefined,
  }
}

function encodingFor(accepted = ''): Encoding {
  const known = encodings.get(accepted)
  if (known) return known
  const encoding = pickEncoding(accepted)
  if (encodings.size >= maxEncodings) encodings.clear()
  encodings.set(accepted, encoding)
  return encoding
}

/** The address with its parameters in order: in another one they ask for the same. */
function normalizeAddress(url: string): string {
  const start = url.indexOf('?')
  if (start < 0 || url.indexOf('&', start) < 0) return url
  const pairs = url
    .slice(start + 1)
    .split('&')
    .map((pair) => ({ pair, name: pair.slice(0, `${pair}=`.indexOf('=')) }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  return `${url.slice(0, start)}?${pairs.map(({ pair }) => pair).join('&')}`
}

/** Of length and checksum: a hash takes three times as long, which is a fourteenth of a search. */
export function makeEtag(body: string | Buffer): string {
  return `"${Buffer.byteLength(body).toString(36)}-${crc32(body).toString(36)}"`
}

/** Whether `If-None-Match` names the tag; compares weakly, as that header is meant. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false
}
