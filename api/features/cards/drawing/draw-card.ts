import { previewSize } from '../../../../contract/images/preview-size.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import { drawShopMark, type ShopMark } from '../../../drawing/shop-mark.ts'
import { serverLimits } from '../../../server-limits.ts'
import type { CardFacts } from './card-facts.ts'
import { layOutCategory } from './category.ts'
import { compose, type DrawnCard } from './compose.ts'
import type { Layout } from './layout.ts'
import { layOutProduct } from './product.ts'
import { layOutSite } from './site.ts'

/** Facts with their pictures in the same order; null for a photo that cannot be read. */
type CardInput = { facts: CardFacts; photos: (Uint8Array | null)[]; logo?: Uint8Array | null }

/** Tried in this order until the card is small enough. */
const qualities = [84, 74, 62, 48, 34, 20, 8].map((quality) => ({
  quality,
  chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0',
}))

/** Draws a link card as a JPEG of the size and length that apps show. */
export async function drawCard({ facts, photos, logo = null }: CardInput): Promise<DrawnCard> {
  const mark = await drawShopMark(facts.shop, logo)
  const layout = layOut(facts, mark)
  const { pixels, isWhole } = await compose(layout, photos, previewSize)
  const bytes = await encodeJpeg(pixels, serverLimits.cards.bytes, qualities)
  return { bytes, isWhole, missing: layout.missing }
}

function layOut(facts: CardFacts, { onPaper, onWood }: ShopMark): Layout {
  if (facts.kind === 'site') return layOutSite(facts, onWood)
  return facts.kind === 'product' ? layOutProduct(facts, onPaper) : layOutCategory(facts, onPaper)
}
