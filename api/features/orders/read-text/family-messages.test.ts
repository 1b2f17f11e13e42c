import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatWordsEn } from '../../../../contract/order-list/chat-words-en.ts'
import { chatWordsTa } from '../../../../contract/order-list/chat-words-ta.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { demoRecords } from '../../../../demo/index.ts'
import { seedRecords } from '../../../seed/seed.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { judgeReading, readMessages, type Verdict } from './judge-reading.ts'

let api: TestApi
const keys = new Map(demoRecords.products.map(({ name, key }) => [name, key]))
const keyOf = (product: { name: string } | null) => (product && keys.get(product.name)) ?? null

beforeAll(async () => {
  api = await createTestApi('sqlite')
  const dot = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'gold' } })
    .webp()
    .toBuffer()
  const picture = async () => dot
  await seedRecords(api, async () => ({
    ...demoRecords,
    categories: demoRecords.categories.map((category) => ({ ...category, picture })),
    products: demoRecords.products.map((product) => ({ ...product, picture, extraPictures: [] })),
    gallery: [],
    sitePictures: [],
  }))
})
afterAll(() => api.close())

it.each([
  'family-messages.txt',
  'more-family-messages.txt',
  'tricky-messages.txt',
  'fresh-messages.txt',
])(
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

it.each([
  ['en', chatWordsEn, orderWordsEn],
  ['ta', chatWordsTa, orderWordsTa],
] as const)(
  'each product of the demo shop is read from its own message, in %s',
  async (language, chat, { pieces }) => {
    const response = await api.callAsAdmin('GET', '/products?limit=100')
    const products = response.json().data as Product[]
    expect(products.length).toBeGreaterThan(30)
    for (const product of products) {
      const text = chat.order(lineName(product, { language, pieces }))
      const { data } = (await api.callAsAdmin('POST', '/orders/read', { payload: { text } })).json()
      expect((data as ReadOrder).lines, text).toMatchObject([
        { product: { _id: product._id }, quantity: 1, sure: true },
      ])
    }
  },
)
