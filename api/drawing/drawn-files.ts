import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { rethrowAsUnavailable } from './drawings.ts'

/**
 * Drawn files, each made once for all requests at the same time and cached by its content: a change of content
 * makes a new file, but different addresses of the same file do not.
 */
export function createDrawnFiles<File extends { bytes: Uint8Array }>(maxBytes: number) {
  const files = new LRUCache<string, File>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const drawing = new Map<string, Promise<File>>()

  /**
   * Finds the file for some facts; `draw` makes it for the account that asks, or for a stranger.
   * @throws ApiError 503 if too many others wait, or it takes too long
   */
  return async function findFile(
    facts: object,
    staff: string | undefined,
    draw: (staff: string | undefined) => Promise<File>,
  ): Promise<File> {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64')
    const drawn = files.get(key)
    if (drawn) return drawn
    // Staff never join a drawing that waits in the strangers' line.
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
