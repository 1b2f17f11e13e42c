import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { unavailable } from '../errors.ts'
import { rethrowAsUnavailable } from './drawings.ts'

/**
 * Drawn files, each made once for all that ask at the same time, and cached by what is on it: whatever changes
 * makes another file, and an address with a further parameter makes none.
 */
export function createDrawnFiles<File extends { bytes: Uint8Array }>(maxBytes: number) {
  const cache = new LRUCache<string, File, () => Promise<File>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  })

  /** @throws ApiError 503 where too many others wait, or it takes too long */
  return async function findFile(facts: object, draw: () => Promise<File>): Promise<File> {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64')
    const file = await cache.fetch(key, { context: draw }).catch(rethrowAsUnavailable)
    if (!file) throw unavailable()
    return file
  }
}
