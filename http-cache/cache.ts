import { LRUCache } from 'lru-cache'
import type { Encoding } from './compress.ts'
import type { CachedResponse, Variant } from './variants.ts'

/** Bytes. What is asked for a second time lasts: most searches never are, and would push out all else. */
const maxSize = { first: 4 * 1024 * 1024, repeated: 32 * 1024 * 1024 }

type Responses = LRUCache<string, CachedResponse>

/** Responses to one version of the catalogue, and those that are being made. Another version starts empty. */
export class ResponseCache {
  readonly #first: Responses = createCache(maxSize.first)
  readonly #repeated: Responses = createCache(maxSize.repeated)
  readonly #pending = new Map<string, Promise<CachedResponse | null>>()
  #version = 0

  find(version: number, key: string): CachedResponse | undefined {
    if (version !== this.#version) return undefined
    const repeated = this.#repeated.get(key)
    if (repeated) return repeated
    const first = this.#first.get(key)
    if (!first) return undefined
    this.#first.delete(key)
    this.#repeated.set(key, first, remainingTime(first))
    return first
  }

  /** A response that is being made; null comes if it cannot be cached. */
  pending(version: number, key: string): Promise<CachedResponse | null> | undefined {
    return version === this.#version ? this.#pending.get(key) : undefined
  }

  /** Announces a response. The function returned takes it, or null, and must be called. */
  begin(version: number, key: string): (response: CachedResponse | null) => void {
    if (version > this.#version) {
      this.clear()
      this.#version = version
    }
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>()
    if (version === this.#version) this.#pending.set(key, promise)
    return (response) => {
      if (this.#pending.get(key) === promise) this.#pending.delete(key)
      if (response && version === this.#version)
        this.#first.set(key, response, remainingTime(response))
      resolve(response)
    }
  }

  /** The response in an encoding, by which it grows. */
  async encode(key: string, response: CachedResponse, encoding: Encoding): Promise<Variant> {
    const ready = response.find(encoding)
    if (ready) return ready
    const variant = await response.encode(encoding)
    this.#resize(key, response)
    return variant
  }

  #resize(key: string, response: CachedResponse): void {
    for (const cache of [this.#first, this.#repeated]) {
      if (cache.peek(key) !== response) continue
      // Set again, it would keep the size that it had.
      cache.delete(key)
      cache.set(key, response, remainingTime(response))
    }
  }

  clear(): void {
    this.#first.clear()
    this.#repeated.clear()
    this.#pending.clear()
  }
}

/** Of a response that expires before the catalogue changes. A ttl of 0 is for ever. */
function remainingTime({ expires }: CachedResponse): { ttl: number } | undefined {
  return expires === undefined ? undefined : { ttl: Math.max(1, expires - Date.now()) }
}

function createCache(size: number): Responses {
  return new LRUCache({
    maxSize: size,
    // An address may be longer than its response.
    sizeCalculation: (response, key) => key.length + response.size,
  })
}
