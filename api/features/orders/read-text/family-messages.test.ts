import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import { demoCatalogue } from '../../../../demo/index.ts'
import { seedCatalogue } from '../../../seed.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { judgeReading, readMessages, type Verdict } from './judge-reading.ts'

let api: TestApi
const keys = new Map(demoCatalogue.products.map(({ name, key }) => [name, key]))
const keyOf = (product: { name: string } | null) => (product && keys.get(product.name)) ?? null

beforeAll(async () => {
  api = await createTestApi('sqlite')
  const dot = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'gold' } })
    .webp()
    .toBuffer()
  const picture = async () => dot
  await seedCatalogue(api, async () => ({
    ...demoCatalogue,
    categories: demoCatalogue.categories.map((category) => ({ ...category, picture })),
    products: demoCatalogue.products.map((product) => ({ ...product, picture, further: [] })),
    gallery: [],
    sitePictures: [],
  }))
})
afterAll(() => api.close())

it.each(['family-messages.txt', 'more-family-messages.txt', 'tricky-messages.txt'])(
  'nine of ten lines that families write are read right, and none is wrong without a mark: %s',
  async (file) => {
    const verdicts: Verdict[] = []
    for (const message of readMessages(file)) {
      const response = await api.callAsAdmin('POST', '/orders/read', {
        payload: { text: message.text },
      })
      const { lines } = response.json().data as ReadOrder
      const keyed = lines.map((line) => ({ ...line, key: keyOf(line.product) }))
      verdicts.push(judgeReading(message, keyed))
    }
    const lines = verdicts.reduce((sum, verdict) => sum + verdict.lines, 0)
    const wrong = verdicts.flatMap((verdict) => verdict.wrong)
    console.info([`${file}: ${wrong.length} of ${lines} lines not right`, ...wrong].join('\n'))
    expect(lines).toBeGreaterThan(80)
    expect(verdicts.flatMap(({ unmarked }) => unmarked)).toEqual([])
    expect(wrong.length).toBeLessThanOrEqual(lines / 10)
  },
)
