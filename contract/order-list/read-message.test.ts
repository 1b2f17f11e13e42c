import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { productAddress } from '../public-paths.ts'
import { chatWordsEn } from './chat-words-en.ts'
import { chatWordsTa } from './chat-words-ta.ts'
import { composeOrderMessage, linePaise } from './order-message.ts'
import { orderWordsEn } from './order-words-en.ts'
import { orderWordsTa } from './order-words-ta.ts'
import { readMessage } from './read-message.ts'

const inEnglish = { language: 'en' as const, words: orderWordsEn, chat: chatWordsEn }
const inTamil = { language: 'ta' as const, words: orderWordsTa, chat: chatWordsTa }
const anyLanguage = fc.constantFrom(inEnglish, inTamil)

const site = {
  publicUrl: 'https://oil.example',
  whatsapp: '1',
  delivery: { packing: 10, zones: [] },
}

describe('lists', () => {
  const price = fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100)
  const text = fc.string({
    unit: fc.constantFrom('a', 'ல்', '*', '=', '×', '₹', '1', '.', ' ', ')', '\n'),
  })
  const anyLines = fc.uniqueArray(
    fc.record({
      product: fc.record({
        _id: fc.uuid(),
        name: text.map((name) => `O${name}`),
        price,
        inStock: fc.boolean(),
      }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ product }) => product._id, minLength: 1, maxLength: 12 },
  )

  function expectLines(
    read: ReturnType<typeof readMessage>,
    lines: Parameters<typeof composeOrderMessage>[0]['lines'],
  ) {
    expect(read.lines.map(({ id, quantity, stated: said }) => ({ id, quantity, said }))).toEqual(
      lines.map(({ product, quantity }) => ({
        id: product._id,
        quantity,
        said: { quantity, price: priceOf({ product, quantity }) },
      })),
    )
  }

  it('the message of a list is read as it was written, also among others', async () => {
    await checkRandomly(
      { short: 30, long: 2000 },
      fc.property(anyLines, fc.constantFrom('', 'Meena K.'), anyLanguage, (lines, name, inOne) => {
        const write = (details: object) =>
          composeOrderMessage({ ...site, ...inOne, lines, details }).text
        const older = write({ pin: '600001', name: 'Older', place: 'There', note: 'Soon' })
        const note = 'https://maps.example/door\n2. Not a line\nhttps://maps.example/gate\nBye'
        const place = 'https://maps.example/?q=11.0,76.9'
        const message = `${older}\n[23/11/26, 10:14 am] Me: ${write({ pin: '641 602', name, place, note })}\nBye`
        const read = readMessage(message)
        expect(read.details).toEqual({ pin: '641602', place, note, ...(name && { name }) })
        expectLines(read, lines)
      }),
    )
  })

  function priceOf(line: Parameters<typeof linePaise>[0]) {
    if (!line.product.inStock) return 'out of stock'
    return line.product.price === 0 ? 'on request' : linePaise(line)
  }

  it('the message of a list is read by its names where its link is cut off, and by its link where names are', () => {
    const product = { _id: 'a', name: 'Sesame Oil 1 L', price: 420, inStock: true }
    const { text } = composeOrderMessage({
      ...site,
      ...inEnglish,
      lines: [{ product, quantity: 2 }],
      details: {},
    })
    const withoutLink = text.split('\n').slice(0, -1).join('\n')
    expect(readMessage(withoutLink).lines).toEqual([
      { name: 'Sesame Oil 1 L', quantity: 2, stated: { quantity: 2, price: 84_000 } },
    ])
    const link = text.split('\n').at(-1) ?? ''
    expect(readMessage(link).lines).toEqual([{ id: 'a', quantity: 2 }])
  })
})

describe('single products', () => {
  const names = ['Groundnut Oil 1 L', 'Castor Oil 200 ml (new)', 'கடலை எண்ணெய் 1 L', 'Order Oil']

  it.each([inEnglish, inTamil])(
    'a message about one product is read in $language by the name in it',
    ({ chat }) => {
      for (const name of names) {
        for (const text of [
          chat.order(name),
          chat.orderFromCategory(name),
          chat.whenBack(name, undefined),
          chat.whenBack(name, '28 Nov'),
          chat.doYouHave(name),
          `[26/11/26, 9:05:11 am] Meena K: ${chat.order(name)}`,
          `26/11/2026, 09:05 - +91 98765 43210: ${chat.orderFromCategory(name)}`,
          `Good morning\n  ${chat.order(name)}  \nThank you`,
        ])
          expect(readMessage(text), text).toEqual({
            lines: [{ name, quantity: 1 }],
            details: {},
            omitted: 0,
          })
      }
    },
  )

  it.each([
    productAddress('abc-1'),
    `/ta${productAddress('abc-1')}`,
    '/products?category=x&product=abc-1&sort=newest',
    '/label/abc-1',
  ])('a message about one product is read by the link that it shares: %s', (address) => {
    const shared = `Groundnut Oil 1 L\nhttps://oil.example${address}`
    expect(readMessage(shared).lines).toEqual([{ id: 'abc-1', quantity: 1 }])
  })

  it('a message about one product is one line of several, and the same again is one more', () => {
    const { order } = chatWordsEn
    const text = [order('A'), chatWordsTa.order('B'), order('A')].join('\n')
    expect(readMessage(text).lines).toEqual([
      { name: 'A', quantity: 2 },
      { name: 'B', quantity: 1 },
    ])
  })

  it.each([
    '',
    'Good morning',
    'https://oil.example/list?i=',
    'https://oil.example/category/abc',
    'https://oil.example/gallery',
  ])('a message about one product is not read from %j', (text) => {
    expect(readMessage(text)).toEqual({ lines: [], details: {}, omitted: 0 })
  })
})
