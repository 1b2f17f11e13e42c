import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Draw, rethrowAsUnavailable } from '../../drawing/drawings.ts'
import { unavailable } from '../../errors.ts'
import type { DrawnFile, PriceListFacts } from './drawing/facts.ts'
import type { drawPriceListPdf } from './drawing/price-list-pdf.ts'
import type { drawPriceListPicture, PictureFacts } from './drawing/price-list-picture.ts'

/** Each makes a kind of file. */
export type PriceListDrawings = {
  drawPdf: Draw<typeof drawPriceListPdf>
  drawPicture: Draw<typeof drawPriceListPicture>
}

/** Bytes of cached files. */
const maxSize = 24 * 1024 * 1024

/**
 * Files of the price list, each drawn once for all that ask, and cached by what is on it: whatever changes
 * makes another file, and an address with a further parameter makes none.
 */
export function createPriceListFiles({ drawPdf, drawPicture }: PriceListDrawings) {
  const cache = new LRUCache<string, DrawnFile, () => Promise<DrawnFile>>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_key, _stale, { context: draw }) => draw(),
  })

  /** @throws ApiError 503 where too many others wait, or it takes too long */
  async function find(facts: object, draw: () => Promise<DrawnFile>): Promise<DrawnFile> {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64')
    const file = await cache.fetch(key, { context: draw }).catch(rethrowAsUnavailable)
    if (!file) throw unavailable()
    return file
  }

  return {
    drawPdf: (facts: PriceListFacts) => find(facts, () => drawPdf(async () => facts)),
    drawPicture: (facts: PictureFacts) => find(facts, () => drawPicture(async () => facts)),
  }
}
