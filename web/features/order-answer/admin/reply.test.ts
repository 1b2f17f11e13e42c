import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOrderList } from '../../../../contract/order-list/order-list.ts'
import { composeOrderMessage, linePaise } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { composeReply, massOf } from './compose-reply.ts'
import { readOrder } from './read-order.ts'

const product = (fields: Partial<Product>) => ({ inStock: true, ...fields }) as Product
const sesame = product({ _id: 'a', name: 'Sesame *Oil* 1 L', price: 420, packMass: 915 })
const castor = product({ _id: 'b', name: 'Castor Oil', price: 0 })
const coconut = product({
  _id: 'c',
  name: 'Coconut Oil',
  price: 99.5,
  inStock: false,
  packMass: 500,
})

describe('the reply to an order', () => {
  it('says lines, stock, delivery and total', () => {
    const lines = [
      { product: sesame, quantity: 2 },
      { product: coconut, quantity: 3 },
    ]
    expect(composeReply({ lines, delivery: 120.5, customer: 'Meena' }).split('\n')).toEqual([
      'Vanakkam Meena! Thank you for your order:',
      '1. Sesame  Oil  1 L × 2 = ₹840',
      '2. Coconut Oil × 3 (out of stock now)',
      'Delivery: ₹120.50',
      'Total: ₹960.50',
    ])
  })

  it('leaves open what has no price, and says nothing of a delivery that nobody has said', () => {
    const lines = [
      { product: castor, quantity: 1 },
      { product: sesame, quantity: 1 },
    ]
    expect(composeReply({ lines, delivery: null, customer: '' }).split('\n')).toEqual([
      'Vanakkam! Thank you for your order:',
      '1. Castor Oil × 1 (price on request)',
      '2. Sesame  Oil  1 L × 1 = ₹420',
      'Total: from ₹420',
    ])
    expect(composeReply({ lines, delivery: 0, customer: '' })).toContain(
      '\nDelivery: free\nTotal: from',
    )
  })

  it('has no total where nothing is in stock', () => {
    const lines = [{ product: coconut, quantity: 1 }]
    expect(composeReply({ lines, delivery: 50, customer: '' })).toMatch(
      /^Vanak.*\n1\. Coconut.*now\)$/,
    )
  })
})

it('the parcel weighs a tenth more than what is sent', () => {
  const lines = [sesame, castor, coconut].map((product) => ({ product, quantity: 2 }))
  expect(massOf(lines, 10)).toEqual({ grams: 2013, unknown: [lines[1]] })
})

describe('a customer’s message', () => {
  const price = fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100)
  const text = fc.string({
    unit: fc.constantFrom('a', 'ல்', '*', '=', '×', '₹', '1', '.', ' ', ')', '\n'),
  })
  const anyLines = fc.uniqueArray(
    fc.record({
      product: fc.record({ _id: fc.uuid(), name: text.map((name) => `O${name}`), price }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { selector: ({ product }) => product._id, minLength: 1, maxLength: 12 },
  )

  const anyLanguage = fc.constantFrom(
    { language: 'en' as const, words: orderWordsEn },
    { language: 'ta' as const, words: orderWordsTa },
  )

  it('is read as it was written, also among others', () => {
    fc.assert(
      fc.property(anyLines, fc.constantFrom('', 'Meena K.'), anyLanguage, (lines, name, inOne) => {
        const delivery = { packing: 10, zones: [] }
        const site = {
          publicUrl: 'https://oil.example',
          whatsapp: '1',
          delivery,
        }
        const write = (details: object) =>
          composeOrderMessage({ ...site, ...inOne, lines, details }).text
        const older = write({ pin: '600001', name: 'Older', place: 'There', note: 'Soon' })
        const note = 'https://maps.example/door\n2. Not a line\nhttps://maps.example/gate\nBye'
        const place = 'https://maps.example/?q=11.0,76.9'
        const message = `${older}\n[23/11/26, 10:14 am] Me: ${write({ pin: '641 602', name, place, note })}\nBye`
        const { lines: read, details } = readOrder(message)
        expect(details).toEqual({ pin: '641602', place, note, ...(name && { name }) })
        expect(read).toEqual(
          lines.map((line) => ({
            quantity: line.quantity,
            paise: line.product.price === 0 ? undefined : linePaise(line),
          })),
        )
        expect(findOrderList(message)?.lines.map(({ id }) => id)).toEqual(
          lines.map((line) => line.product._id),
        )
      }),
      { numRuns: 40 },
    )
  })

  it('says nothing where nothing is written', () => {
    expect(readOrder('')).toEqual({ lines: [], details: {} })
  })
})
