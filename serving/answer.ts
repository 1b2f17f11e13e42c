import { hash } from 'node:crypto'
import { type Encoding, encode } from './encoding.ts'
import { type Head, makeHead } from './head.ts'

/** Bytes; compressing less than fits one packet gains nothing. */
export const worthCompressing = 1024

/** Bytes that are sent as a text, in one write together with the head; beyond, copying them takes longer than two. */
const oneWrite = 4096

/** An answer in one encoding, as it goes out. */
export type Variant = {
  body: Buffer
  /** A short body, a letter for each byte. */
  text: string | null
  tag: string
  headers: Record<string, string>
  /** The head of the answer, and that of a 304. */
  whole: Head
  spared: Head
}

/** A finished answer: its bytes in every encoding that was asked for, each under a tag of its own. */
export class Answer {
  readonly #headers: Record<string, string>
  readonly #plain: Buffer
  readonly #tag: string
  readonly #variants = new Map<Encoding, Variant>()
  readonly #making = new Map<Encoding, Promise<Variant>>()

  /** A tag that is given stays that of the plain bytes. */
  constructor(body: string | Buffer, { etag, vary, ...headers }: Record<string, string>) {
    this.#plain = typeof body === 'string' ? Buffer.from(body) : body
    this.#tag = etag ?? makeTag(this.#plain)
    this.#headers = { ...headers, vary: vary ? `${vary}, accept-encoding` : 'accept-encoding' }
  }

  /** The variant that stands ready. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#variants.get(this.#best(encoding))
  }

  /** The variant, made where nobody has asked for it before. */
  async in(encoding: Encoding): Promise<Variant> {
    const best = this.#best(encoding)
    const ready = this.#variants.get(best) ?? this.#making.get(best)
    if (ready) return ready
    const making = this.#make(best)
    this.#making.set(best, making)
    try {
      const variant = await making
      this.#variants.set(best, variant)
      return variant
    } finally {
      this.#making.delete(best)
    }
  }

  /** What it holds in memory, in bytes and roughly. */
  get size(): number {
    const bodies = [...this.#variants.values()].map(({ body }) => body)
    return [...new Set([this.#plain, ...bodies])].reduce((sum, { length }) => sum + length, 2000)
  }

  #best(encoding: Encoding): Encoding {
    return this.#plain.length < worthCompressing ? 'identity' : encoding
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const body = await encode(this.#plain, encoding)
    const isPlain = encoding === 'identity'
    const tag = isPlain ? this.#tag : `${this.#tag.slice(0, -1)}-${encoding}"`
    const headers: Record<string, string> = {
      ...this.#headers,
      etag: tag,
      ...(!isPlain && { 'content-encoding': encoding }),
    }
    const { 'content-type': _, ...spared } = headers
    return {
      body,
      text: body.length < oneWrite ? body.toString('latin1') : null,
      tag,
      headers,
      whole: makeHead(200, { ...headers, 'content-length': String(body.length) }),
      spared: makeHead(304, spared),
    }
  }
}

/** What goes out; a text has a letter for each byte. */
export type Part = { head: Head; body: string | Buffer | undefined }

/** What of an answer goes out: no body to whoever has it already, or asks for its head alone. */
export function choosePart(
  { body, text, tag, whole, spared }: Variant,
  method: string | undefined,
  condition: string | undefined,
): Part {
  if (condition !== undefined && matchesTag(condition, tag))
    return { head: spared, body: undefined }
  return { head: whole, body: method === 'HEAD' ? undefined : (text ?? body) }
}

export function makeTag(body: string | Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`
}

/** Whether `If-None-Match` names the tag; compares weakly, as that header is meant. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header === tag || header.trim() === '*') return true
  return header.match(/"[^"]*"/g)?.includes(tag) ?? false
}
