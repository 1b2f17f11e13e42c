import type { ServerResponse } from 'node:http'
import { compress, type Encoding } from './compress.ts'
import { makeEtag, matchesEtag } from './negotiate.ts'

/** Bytes; compressing less than fits one packet gains nothing. */
const minCompressed = 1024
/** Types whose bytes are compressed already. */
const packed = /^(application\/pdf|image\/jpeg)/
/** Bytes that Node sends in one write with the head, if they are text; copying more takes longer than a second write. */
const maxText = 4096
/** What a variant takes in memory besides its body, about. */
const overhead = 3000

type Headers = Record<string, string>

/** What is sent of a response in one encoding. */
export type SentVariant = {
  body: Buffer
  /** A short body, one character for each byte. */
  text: string | null
  etag: string
  /** Names and values in turn, as Node takes them quickest, for 200 and 304; the last value is for the request's id. */
  rawHeaders: string[]
  notModifiedHeaders: string[]
}

/** A response in one encoding, as it is cached. */
export type Variant = SentVariant & { headers: Headers }

/** A finished response: its bytes in every encoding that was asked for, each with an ETag of its own. */
export class CachedResponse {
  readonly #headers: Headers
  readonly #plain: Buffer
  readonly #etag: string
  readonly #variants = new Map<Encoding, Variant>()
  readonly #pending = new Map<Encoding, Promise<Variant>>()
  /** Milliseconds since 1970, from the header of that name. */
  readonly expires: number | undefined

  /** @param headers an ETag among them stays that of the plain bytes */
  constructor(body: Buffer, { etag, vary, ...headers }: Headers) {
    this.#plain = body
    this.expires = headers.expires === undefined ? undefined : Date.parse(headers.expires)
    this.#etag = etag ?? makeEtag(this.#plain)
    this.#headers = { ...headers, vary: varyByEncoding(vary) }
  }

  /** Its memory in bytes, about. */
  get size(): number {
    let size = this.#plain.length
    for (const { body, text } of this.#variants.values())
      size += overhead + (text?.length ?? 0) + (body === this.#plain ? 0 : body.length)
    return size
  }

  /** The variant, if it has been made. */
  find(encoding: Encoding): Variant | undefined {
    return this.#variants.get(this.#actual(encoding))
  }

  /** The variant; the first request makes it, others wait. */
  async encode(encoding: Encoding): Promise<Variant> {
    const actual = this.#actual(encoding)
    const ready = this.#variants.get(actual) ?? this.#pending.get(actual)
    if (ready) return ready
    const pending = compress(this.#plain, actual).then((body) =>
      this.#toVariant(actual, toOwnMemory(body)),
    )
    this.#pending.set(actual, pending)
    try {
      const variant = await pending
      this.#variants.set(actual, variant)
      return variant
    } finally {
      this.#pending.delete(actual)
    }
  }

  #actual(encoding: Encoding): Encoding {
    const isPacked = packed.test(this.#headers['content-type'] ?? '')
    return isPacked || this.#plain.length < minCompressed ? 'identity' : encoding
  }

  #toVariant(encoding: Encoding, body: Buffer): Variant {
    const isPlain = encoding === 'identity'
    const etag = isPlain ? this.#etag : `${this.#etag.slice(0, -1)}-${encoding}"`
    const headers = { ...this.#headers, etag, ...(!isPlain && { 'content-encoding': encoding }) }
    return { ...layOut(headers, body.length), body, text: shortText(body), etag, headers }
  }
}

/** Responses with the same headers that are sent at once and not cached. */
export class UncachedResponses {
  readonly #rawHeaders: string[]
  readonly #notModifiedHeaders: string[]

  constructor({ vary, ...headers }: Headers) {
    const laidOut = layOut({ etag: '', ...headers, vary: varyByEncoding(vary) }, 0)
    this.#rawHeaders = laidOut.rawHeaders
    this.#notModifiedHeaders = laidOut.notModifiedHeaders
  }

  /** To be sent before the next is asked for: both have their headers in the same arrays. */
  respond(body: Buffer, etag: string): SentVariant {
    setRaw(this.#rawHeaders, 'etag', etag)
    setRaw(this.#rawHeaders, 'content-length', String(body.length))
    setRaw(this.#notModifiedHeaders, 'etag', etag)
    return {
      ...{ body, text: shortText(body), etag },
      ...{ rawHeaders: this.#rawHeaders, notModifiedHeaders: this.#notModifiedHeaders },
    }
  }
}

/** A slice of Node's shared pool would keep the whole pool, which is 64 kB, as long as it is kept itself. */
export function toOwnMemory(body: string | Buffer): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function varyByEncoding(vary: string | undefined): string {
  return vary ? `${vary}, accept-encoding` : 'accept-encoding'
}

function shortText(body: Buffer): string | null {
  return body.length < maxText ? body.toString('latin1') : null
}

function layOut(headers: Headers, length: number) {
  const { 'content-type': _, ...notModified } = headers
  return {
    rawHeaders: toRaw({ 'content-length': String(length), ...headers }),
    notModifiedHeaders: toRaw(notModified),
  }
}

/** What differs between responses comes first, so that it is found at once. */
function setRaw(raw: string[], name: string, value: string): void {
  raw[raw.indexOf(name) + 1] = value
}

function toRaw(headers: Headers): string[] {
  const raw: string[] = []
  for (const name in headers) raw.push(name, headers[name] ?? '')
  raw.push('x-request-id', '')
  return raw
}

/** Node has read the array when this returns, so that the next response can use it again. */
function writeHead(response: ServerResponse, status: number, raw: string[], id: string): void {
  raw[raw.length - 1] = id
  response.writeHead(status, raw)
}

/** What a request has besides its address. */
type Conditions = { method?: string | undefined; ifNoneMatch: string | undefined; id: string }

/** Sends a variant: without a body for 304 and HEAD. */
export function sendVariant(
  response: ServerResponse,
  { body, text, etag, rawHeaders, notModifiedHeaders }: SentVariant,
  { method, ifNoneMatch, id }: Conditions,
): void {
  if (matchesEtag(ifNoneMatch, etag)) {
    writeHead(response, 304, notModifiedHeaders, id)
    response.end()
    return
  }
  writeHead(response, 200, rawHeaders, id)
  if (method === 'HEAD') response.end()
  else if (text !== null) response.end(text, 'latin1')
  else response.end(body)
}
