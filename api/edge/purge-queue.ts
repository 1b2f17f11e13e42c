import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds. */
const times = { answer: 5000, retryFor: 600_000, firstRetry: 1000, longestRetry: 30_000 }
/** Most calls that may await an answer; new tags wait as well. */
const mostCalls = 4
/** The most tags that Cloudflare accepts at once. */
const mostTags = 100

type PurgeAddress = { url: string; token: string | undefined; log: FastifyBaseLogger }

/**
 * Tells caches in front which tags are stale: at once, and repeatedly for ten minutes if that fails. Nobody waits
 * for it, and an address that hangs or rejects occupies at most a hundred tags and four calls.
 */
export class PurgeQueue {
  readonly #address: PurgeAddress
  readonly #stopped = new AbortController()
  /** Tags to be sent, each with the time until which sending is tried. */
  readonly #waiting = new Map<string, number>()
  readonly #calls = new Set<Promise<void>>()
  #failures = 0
  #retry: NodeJS.Timeout | undefined

  constructor(address: PurgeAddress) {
    this.#address = address
  }

  /** @param everything the tags that cover everything, sent alone when the others become too many */
  add(everything: string[], records: string[]): void {
    const until = Date.now() + times.retryFor
    for (const tag of [...everything, ...records]) this.#waiting.set(tag, until)
    if (this.#waiting.size > mostTags)
      for (const tag of this.#waiting.keys())
        if (!everything.includes(tag)) this.#waiting.delete(tag)
    this.#send()
  }

  /** Sends the waiting tags a last time, and gives up calls without an answer after `timeoutMs`. */
  async close(timeoutMs: number): Promise<void> {
    clearTimeout(this.#retry)
    this.#send()
    const timeout = setTimeout(() => this.#stopped.abort(), timeoutMs)
    await Promise.all(this.#calls)
    clearTimeout(timeout)
    this.#stopped.abort()
  }

  #send(): void {
    if (this.#waiting.size === 0 || this.#calls.size >= mostCalls) return
    clearTimeout(this.#retry)
    const tags = new Map(this.#waiting)
    this.#waiting.clear()
    const call = this.#call([...tags.keys()]).then(
      () => this.#succeed(),
      (error) => this.#fail(tags, error),
    )
    this.#calls.add(call)
    call.finally(() => {
      this.#calls.delete(call)
      if (this.#failures === 0) this.#send()
    })
  }

  async #call(tags: string[]): Promise<void> {
    const { url, token } = this.#address
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Headers that Fastly and the Varnish example read; neither looks into a body of this form.
        'surrogate-key': tags.join(' '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ tags }),
      // The token is only for this address, so redirects are not followed.
      redirect: 'manual',
      signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(times.answer)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  #succeed(): void {
    if (this.#failures > 0) this.#address.log.warn('Caches in front are told of writes again')
    this.#failures = 0
  }

  #fail(tags: Map<string, number>, error: unknown): void {
    if (this.#stopped.signal.aborted) return
    if (this.#failures++ === 0)
      this.#address.log.warn(
        { err: error },
        'Caches in front could not be told of a write (PURGE_URL)',
      )
    const now = Date.now()
    for (const [tag, until] of tags)
      if (until > now && !this.#waiting.has(tag)) this.#waiting.set(tag, until)
    if (this.#waiting.size === 0) return
    const pause = Math.min(times.firstRetry * 2 ** (this.#failures - 1), times.longestRetry)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#send(), pause).unref()
  }
}
