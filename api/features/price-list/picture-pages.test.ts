import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { priceListLanguages } from '../../../contract/price-list/languages.ts'
import { priceListLimits } from '../../../contract/price-list/limits.ts'
import { priceListPictures } from '../../../contract/price-list/pictures.ts'
import type { PriceListSection } from '../../../contract/price-list/price-list.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { checkRandomly } from '../../../tools/testing/random-runs.ts'
import { drawPriceListPicture } from './drawing/price-list-picture.ts'
import { blockHeight, paginatePictures, pictureSizes } from './picture-pages.ts'

const columns = ['200 ml', '500 ml', '1 L', '2 L', '5 L', '15 kg']
const cell = fc.record({
  product: fc.uuid(),
  price: fc.constantFrom(0, 89.5, productLimits.maxPrice),
  inStock: fc.boolean(),
})
const row = fc.record({
  name: fc.constantFrom('Sesame Oil', 'Marachekkunallennai'.repeat(6)),
  nameTa: fc.constantFrom('', 'நல்லெண்ணெய்', 'மரச்செக்குநல்லெண்ணெய்'.repeat(5)),
  pack: fc.constantFrom('', '500 ml'),
  packTa: fc.constantFrom('', '500 ml'),
  cells: fc.array(fc.option(cell), { minLength: 6, maxLength: 6 }),
})
const sections: fc.Arbitrary<PriceListSection[]> = fc.array(
  fc.record({
    title: fc.constantFrom('', 'Jaggery & Sweeteners'),
    titleTa: fc.constantFrom('', 'வெல்லமும் சர்க்கரையும்'),
    columns: fc.constant(columns),
    rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  }),
  { maxLength: 5 },
)
const picture = fc.constantFrom(...priceListPictures)
const language = fc.constantFrom(...priceListLanguages)

describe('the price list in pictures', () => {
  function expectFit(
    pages: ReturnType<typeof paginatePictures>,
    picture: keyof typeof pictureSizes,
  ) {
    const { height, head, foot } = pictureSizes[picture]
    for (const blocks of pages) {
      const used = blocks.reduce((sum, block) => sum + blockHeight(block), 0)
      expect(used).toBeLessThanOrEqual(height - head - foot)
      expect(blocks.at(-1)?.kind).not.toBe('title')
    }
  }

  it('the pictures of the price list show every row once and in order, none beyond the edge and no title alone', async () => {
    await checkRandomly(
      { short: 40, long: 1000 },
      fc.property(sections, picture, language, (sections, picture, language) => {
        const pages = paginatePictures(sections, picture, language)
        expectFit(pages, picture)
        const shown = pages
          .flat()
          .flatMap((block) =>
            block.kind === 'row' ? [block.offers.map(({ cell }) => cell.product)] : [],
          )
        const wanted = sections.flatMap(({ rows }) =>
          rows.map(({ cells }) => cells.flatMap((cell) => cell?.product ?? [])),
        )
        expect(shown).toEqual(wanted)
      }),
    )
  })

  async function expectDrawn(
    bytes: Uint8Array,
    missing: unknown[],
    { width, height }: { width: number; height: number },
  ) {
    expect(bytes.length).toBeLessThanOrEqual(priceListLimits.pictureBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect(missing).toEqual([])
  }

  it('each picture of the price list is a JPEG of its size, whatever stands on it', async () => {
    await checkRandomly(
      { short: 3, long: 200 },
      fc.asyncProperty(sections, picture, language, async (sections, picture, language) => {
        const [blocks = []] = paginatePictures(sections, picture, language)
        const { bytes, missing } = await drawPriceListPicture({
          facts: {
            picture,
            language,
            blocks,
            page: 1,
            pages: 2,
            date: '2027-01-14',
            shop: { name: 'Vaagai Oils', nameTa: 'வாகை', phone: '+91 98765 43210' },
            texts: { title: '', titleTa: '', note: 'Incl. of taxes', noteTa: '' },
            address: 'https://oils.example/price-list',
          },
        })
        const { width, height } = pictureSizes[picture]
        await expectDrawn(bytes, missing, { width, height })
      }),
    )
  })
})
