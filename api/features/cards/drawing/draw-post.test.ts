import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { postLimits } from '../../../../contract/cards/limits.ts'
import { priceListPictures } from '../../../../contract/price-list/pictures.ts'
import { checkRandomly } from '../../../../tools/testing/random-runs.ts'
import { drawPicture } from '../../../testing/pictures/pictures.ts'
import type { ProductFacts } from './card-facts.ts'
import { drawPost } from './draw-post.ts'
import { postSizes } from './post.ts'
import type { PostFacts } from './post-facts.ts'
import { anyText, anyTexts } from './testing/any-text.ts'
import { compareWithGolden, drawNoise } from './testing/golden.ts'

const product: ProductFacts = {
  kind: 'product',
  language: 'en',
  shop: 'Vaagai Wood-Pressed Oils',
  name: 'Sesame Oil 1 L',
  nameTa: 'மரச்செக்கு நல்லெண்ணெய்',
  pack: '1 L',
  price: '₹420',
  originalPrice: '₹480',
  stock: [],
  photos: ['1'],
}
const longest: ProductFacts = {
  ...product,
  name: 'Wood-pressed groundnut oil, sun-settled for ten days in vessels of brass, and strained three times through cotton cloth',
  nameTa:
    'நாட்டு மரச்செக்கு கடலை எண்ணெய், வெயிலில் பத்து நாட்கள் தெளிந்து பருத்தித் துணியில் மூன்று முறை வடிகட்டியது',
  pack: '3 × 200 ml',
  price: '₹99,99,999.99',
  originalPrice: '₹99,99,999.99',
  stock: ['Few left', 'Pressed to order: 30 days'],
  photos: ['2'],
}
const bare: ProductFacts = {
  ...product,
  name: 'Deepam Oil',
  nameTa: '',
  pack: '',
  price: 'Price on request',
  originalPrice: '',
  photos: [],
}

const post: PostFacts = {
  shape: 'post',
  shop: product.shop,
  phone: '+91 98765 43210',
  site: 'vaagai.example',
  date: '14 January 2027',
  products: [product],
}

const posts: Record<string, PostFacts> = {
  'post-of-one': post,
  'post-of-one-long': { ...post, products: [longest] },
  'post-of-two': { ...post, products: [product, bare] },
  'post-of-three-long': { ...post, products: [longest, longest, longest] },
  'status-of-one-bare': { ...post, shape: 'status', products: [bare] },
  'status-of-three': { ...post, shape: 'status', products: [product, longest, bare] },
}

async function draw(facts: PostFacts) {
  const seeds = facts.products.flatMap(({ photos }) => photos.map(Number))
  const photos = seeds.map((seed) =>
    drawPicture({ width: 800, height: 800, seed }).webp().toBuffer(),
  )
  return drawPost({ facts, photos: await Promise.all(photos) })
}

describe('pictures to post', () => {
  it.each(Object.entries(posts))(
    'the picture to post of %s looks as it did',
    async (name, facts) => {
      const { bytes, isWhole, missing } = await draw(facts)
      expect(await compareWithGolden(name, bytes)).toBeLessThan(12)
      expect({ isWhole, missing }).toEqual({ isWhole: true, missing: [] })
    },
  )

  const anyProducts = fc.array(
    fc.record(anyTexts).map((some) => ({ ...product, ...some })),
    { minLength: 1, maxLength: 3 },
  )
  const anyFacts = fc.record({
    shape: fc.constantFrom(...priceListPictures),
    products: anyProducts,
    shop: anyText,
    phone: anyText,
    site: anyText,
  })

  it('a picture to post is of one size and never too large, whatever stands on it', async () => {
    const noise = await drawNoise()
    await checkRandomly(
      { short: 2, long: 200 },
      fc.asyncProperty(anyFacts, async (any) => {
        const { width, height } = postSizes[any.shape]
        const photos = any.products.map(() => noise)
        const { bytes } = await drawPost({ facts: { ...post, ...any }, photos })
        expect(bytes.length).toBeLessThanOrEqual(postLimits.bytes)
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
      }),
    )
  })

  it('a picture to post does without a photo that cannot be decoded, and says so', async () => {
    const facts = { ...post, products: [{ ...product, name: '漢 Oil' }, product] }
    const photos = [null, Buffer.from('no picture')]
    const { isWhole, missing } = await drawPost({ facts, photos })
    expect({ isWhole, missing }).toEqual({ isWhole: false, missing: ['漢'] })
  })
})
