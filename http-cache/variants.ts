import type { ServerResponse } from 'node:http'
import { compress, type Encoding } from './compress.ts'
import { makeEtag, matchesEtag } from './negotiate.ts'

/** Bytes; compressing less than fits one packet gains nothing. */
const minCompressed = 1024
/** Bytes that Node sends in one write with the head, if they are text; copying more takes longer than a second write. */
const maxText = 4096
/** What a variant takes in memory besides its body, about. */
const overhead = 3000

type Headers = Record<string, string>

/** A response in one encoding. */
export type Variant = {
  body: Buffer
  /** A short body, one character for each byte. */
  text: string | null
  etag: string
  headers: Headers
  /** Names and values in turn, as Node takes them quickest, for 200 and 304; the last value is for the request's id. */
  rawHeaders: string[]
  notModifiedHeaders: string[]
}

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
    this.#headers = { ...headers, vary: vary ? `${vary}, accept-encoding` : 'accept-encoding' }
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

  plain(): Variant {
    return this.#toVariant('identity', this.#plain)
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
    return this.#plain.length < minCompressed ? 'identity' : encoding
  }

  #toVariant(encoding: Encoding, body: Buffer): Variant {
    const isPlain = encoding === 'identity'
    const etag = isPlain ? this.#etag : `${this.#etag.slice(0, -1)}-${encoding}"`
    const headers = { ...this.#headers, etag, ...(!isPlain && { 'content-encoding': encoding }) }
    const { 'content-type': _, ...notModified } = headers as Headers
    return {
      body,
      text: body.length < maxText ? body.toString('latin1') : null,
      etag,
      headers,
      rawHeaders: toRaw({ ...headers, 'content-length': String(body.length) }),
      notModifiedHeaders: toRaw(notModified),
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
  { body, text, etag, rawHeaders, notModifiedHeaders }: Variant,
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
