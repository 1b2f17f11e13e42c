import { limits } from '../../../../contract/limits.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import { serverLimits } from '../../../server-limits.ts'
import type { CardFacts } from './card-facts.ts'
import { layOutCategory } from './category.ts'
import { compose, type DrawnCard } from './compose.ts'
import { layOutProduct } from './product.ts'

/** What the facts name, in their order; null for a photo that cannot be read. */
type CardInput = { facts: CardFacts; photos: (Uint8Array | null)[] }

/** Tried in this order until the card is small enough. */
const qualities = [84, 74, 62, 48, 34, 20, 8].map((quality) => ({
  quality,
  chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0',
}))

/** Draws a link card as a JPEG of the size and length that apps show. */
export async function drawCard({ facts, photos }: CardInput): Promise<DrawnCard> {
  const layout = facts.kind === 'product' ? layOutProduct(facts) : layOutCategory(facts)
  const { pixels, isWhole } = await compose(layout, photos, limits.image.preview)
  const bytes = await encodeJpeg(pixels, serverLimits.cards.bytes, qualities)
  return { bytes, isWhole, missing: layout.missing }
}
