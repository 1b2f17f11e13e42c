import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/index.ts'
import { renderProductArt } from './product-art.ts'
import { renderScene, scenes } from './scenes/index.ts'
import { renderSignature, signatures } from './signatures/index.ts'
import { subjects } from './subjects.ts'

const { categories, products, gallery } = demoCatalogue
const keysOf = (records: { key: string }[]) => records.map(({ key }) => key).toSorted()

describe('drawings', () => {
  it.each([
    ['category', signatures, categories],
    ['product', subjects, products],
    ['gallery item', scenes, gallery],
  ])('stand for each %s, and for no other', (_, drawings, records) => {
    expect(Object.keys(drawings).toSorted()).toEqual(keysOf(records))
  })

  it.each([
    ['category', () => renderSignature('groundnut'), 900],
    ['product', () => renderProductArt({ key: 'groundnut-1l', size: '1 L' }), 1200],
    ['gallery item', () => renderScene('first-drip'), 900],
  ])('of a %s come out the same every time', async (_, draw, height) => {
    const bytes = await draw()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height })
    expect(bytes.equals(await draw())).toBe(true)
  })
})
