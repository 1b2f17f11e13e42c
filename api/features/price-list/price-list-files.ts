import type { Draw } from '../../drawing/drawings.ts'
import { createDrawnFiles } from '../../drawing/drawn-files.ts'
import type { FileStore } from '../../images/store.ts'
import { readLogo } from '../../settings/site-pictures.ts'
import type { DrawnFile, PriceListFacts } from './drawing/facts.ts'
import type { drawPriceListPdf } from './drawing/price-list-pdf.ts'
import type { drawPriceListPicture, PictureFacts } from './drawing/price-list-picture.ts'

/** Functions that draw each kind of file. */
export type PriceListDrawings = {
  drawPdf: Draw<typeof drawPriceListPdf>
  drawPicture: Draw<typeof drawPriceListPicture>
}

/** Bytes of cached files. */
const maxBytes = 24 * 1024 * 1024

/** Draws the files of the price list, and caches them. */
export function createPriceListFiles(
  store: FileStore,
  { drawPdf, drawPicture }: PriceListDrawings,
) {
  const findFile = createDrawnFiles<DrawnFile>(maxBytes)
  const withLogo = async <F extends Pick<PriceListFacts, 'logo'>>(facts: F) => ({
    facts,
    logo: await readLogo(store, facts.logo),
  })
  return {
    drawPdf: (facts: PriceListFacts, asker: string | undefined) =>
      findFile(facts, asker, (staff) => drawPdf(() => withLogo(facts), staff)),
    drawPicture: (facts: PictureFacts, asker: string | undefined) =>
      findFile(facts, asker, (staff) => drawPicture(() => withLogo(facts), staff)),
  }
}
