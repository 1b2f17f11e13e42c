import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { linkCardLanguages } from '../../../../contract/cards/languages.ts'
import { previewSize } from '../../../../contract/images/preview-size.ts'
import { checkRandomly } from '../../../../tools/testing/random-runs.ts'
import { serverLimits } from '../../../server-limits.ts'
import { drawPicture } from '../../../testing/pictures/pictures.ts'
import type { CategoryFacts, ProductFacts } from './card-facts.ts'
import { drawCard } from './draw-card.ts'
import { anyText, anyTexts } from './testing/any-text.ts'
import { compareWithGolden, drawNoise } from './testing/golden.ts'

const size = previewSize

const product: ProductFacts = {
  kind: 'product',
  language: 'en',
  shop: 'Vaagai Wood-Pressed Oils',
  name: 'Sesame Oil',
  nameTa: 'மரச்செக்கு நல்லெண்ணெய்',
  pack: '1 L',
  price: '₹420',
  originalPrice: '₹480',
  stock: [],
  photos: ['1'],
}
const category: CategoryFacts = {
  kind: 'category',
  shop: product.shop,
  name: 'Groundnut Oil',
  summary: '12 products from ₹180',
  photos: ['1', '2', '3', '4'],
}
const long = 'Wood-pressed groundnut oil, sun-settled for ten days in vessels of brass'

const cards: Record<string, ProductFacts | CategoryFacts> = {
  'in-tamil-too': product,
  'leading-in-tamil': { ...product, language: 'ta', shop: 'வாகை மரச்செக்கு எண்ணெய்' },
  'tamil-long-and-few-left': {
    ...product,
    language: 'ta',
    name: long,
    nameTa: 'நாட்டு மரச்செக்கு கடலை எண்ணெய் வெயிலில் தெளிந்தது',
    price: 'விலை கேட்கவும்',
    originalPrice: '',
    stock: ['சிறிதளவே உள்ளது', 'சொன்னபின் ஆட்டித் தரப்படும்: 30 நாட்கள்'],
  },
  'category-in-tamil': {
    ...category,
    shop: 'வாகை மரச்செக்கு எண்ணெய்',
    name: 'கடலை எண்ணெய்',
    summary: '12 பொருட்கள், ₹180 முதல்',
  },
  'long-and-out-of-stock': {
    ...product,
    name: long,
    nameTa: 'நாட்டு மரச்செக்கு கடலை எண்ணெய் வெயிலில் தெளிந்தது',
    pack: '3 × 200 ml',
    price: '₹1,25,000.50',
    originalPrice: '',
    stock: ['Out of stock'],
  },
  'few-and-pressed-to-order': { ...product, stock: ['Few left', 'Pressed to order: 30 days'] },
  'with-little-known': {
    ...product,
    nameTa: '',
    pack: '',
    price: 'Price on request',
    originalPrice: '',
    photos: [],
  },
  'category-of-four': category,
  'category-of-three': {
    ...category,
    name: 'எண்ணெய் வகைகள்',
    summary: '3 products from ₹1,180',
    photos: ['1', '2', '3'],
  },
  'category-of-none': { ...category, name: 'Hair & body oils', summary: '', photos: [] },
}

async function draw(facts: ProductFacts | CategoryFacts) {
  const photos = facts.photos.map((seed) =>
    drawPicture({ width: 600, height: 800, seed: Number(seed) })
      .webp()
      .toBuffer(),
  )
  return drawCard({ facts, photos: await Promise.all(photos) })
}

describe('link cards', () => {
  it.each(Object.entries(cards))('the link card of %s looks as it did', async (name, facts) => {
    const { bytes, isWhole, missing } = await draw(facts)
    expect(await compareWithGolden(name, bytes)).toBeLessThan(12)
    expect({ isWhole, missing }).toEqual({ isWhole: true, missing: [] })
  })

  const anyFacts = fc.oneof(
    fc
      .record({ ...anyTexts, language: fc.constantFrom(...linkCardLanguages), shop: anyText })
      .map((some) => ({
        ...product,
        ...some,
      })),
    fc.record({ name: anyText, shop: anyText, summary: anyText }).map((some) => ({
      ...category,
      ...some,
    })),
  )

  it('a link card is of one size and never too large, whatever stands on it', async () => {
    const noise = await drawNoise()
    await checkRandomly(
      { short: 2, long: 200 },
      fc.asyncProperty(anyFacts, async (any) => {
        const { bytes } = await drawCard({ facts: any, photos: any.photos.map(() => noise) })
        expect(bytes.length).toBeLessThanOrEqual(serverLimits.cards.bytes)
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...size })
      }),
    )
  })

  it('a link card does without a photo that cannot be decoded, and says so', async () => {
    const facts = { ...product, name: '漢 Oil' }
    for (const photo of [null, Buffer.from('no picture')]) {
      const { bytes, isWhole, missing } = await drawCard({ facts, photos: [photo] })
      expect(await sharp(bytes).metadata()).toMatchObject(size)
      expect({ isWhole, missing }).toEqual({ isWhole: false, missing: ['漢'] })
    }
  })
})
