import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { rethrowAsUnavailable } from './drawings.ts'

/**
 * Drawn files, each made once for all that ask at the same time, and cached by what is on it: whatever changes
 * makes another file, and other addresses of the same file make none.
 */
export function createDrawnFiles<File extends { bytes: Uint8Array }>(maxBytes: number) {
  const files = new LRUCache<string, File>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const drawing = new Map<string, Promise<File>>()

  /**
   * The file of some facts; `draw` makes it for the account that asks, or for a stranger.
   * @throws ApiError 503 where too many others wait, or it takes too long
   */
  return async function findFile(
    facts: object,
    staff: string | undefined,
    draw: (staff: string | undefined) => Promise<File>,
  ): Promise<File> {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64')
    const drawn = files.get(key)
    if (drawn) return drawn
    // Staff join nobody who waits behind them.
    const line = `${staff === undefined ? 'strangers' : 'staff'} ${key}`
    const file = drawing.get(line) ?? drawAndCache(line, key, () => draw(staff))
    drawing.set(line, file)
    return file.catch(rethrowAsUnavailable)
  }

  async function drawAndCache(line: string, key: string, draw: () => Promise<File>): Promise<File> {
    try {
      const file = await draw()
      files.set(key, file)
      return file
    } finally {
      drawing.delete(line)
    }
  }
}
