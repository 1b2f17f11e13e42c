import { postLimits } from '../../../../contract/cards/limits.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import { drawShopMark } from '../../../drawing/shop-mark.ts'
import { compose, type DrawnCard } from './compose.ts'
import { layOutPost, postSizes } from './post.ts'
import type { PostFacts } from './post-facts.ts'

/** A photo for each product that has one, in their order; null for one that cannot be read. */
type PostInput = { facts: PostFacts; photos: (Uint8Array | null)[]; logo?: Uint8Array | null }

/** Tried in this order until the picture is small enough. */
const qualities = [88, 78, 66, 52, 36, 20, 8].map((quality) => ({
  quality,
  chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0',
}))

/** Draws one to three products as a JPEG for a post or a status. */
export async function drawPost({ facts, photos, logo = null }: PostInput): Promise<DrawnCard> {
  const layout = layOutPost(facts, await drawShopMark(facts.shop, logo))
  const { pixels, isWhole } = await compose(layout, photos, postSizes[facts.shape])
  const bytes = await encodeJpeg(pixels, postLimits.bytes, qualities)
  return { bytes, isWhole, missing: layout.missing }
}
