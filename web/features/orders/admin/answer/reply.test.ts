import { describe, expect, it, vi } from 'vitest'
import type { Product } from '../../../../../contract/products/product.ts'
import { composeReply, massOf } from './compose-reply.ts'

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

describe('replies', () => {
  it('the reply to an order says lines, stock, delivery and total', () => {
    const lines = [
      { product: sesame, quantity: 2 },
      { product: coconut, quantity: 3 },
    ]
    expect(
      composeReply({ gone: [], lines, delivery: 120.5, customer: 'Meena' }).split('\n'),
    ).toEqual([
      'Vanakkam Meena! Thank you for your order:',
      '1. Sesame  Oil  1 L × 2 = ₹840',
      '2. Coconut Oil × 3 (out of stock now)',
      'Delivery: ₹120.50',
      'Total: ₹960.50',
    ])
  })

  it('the reply to an order leaves open what has no price, and is silent about delivery where nothing is set', () => {
    const lines = [
      { product: castor, quantity: 1 },
      { product: sesame, quantity: 1 },
    ]
    expect(composeReply({ gone: [], lines, delivery: null, customer: '' }).split('\n')).toEqual([
      'Vanakkam! Thank you for your order:',
      '1. Castor Oil × 1 (price on request)',
      '2. Sesame  Oil  1 L × 1 = ₹420',
      'Total: from ₹420',
    ])
    expect(composeReply({ gone: [], lines, delivery: 0, customer: '' })).toContain(
      '\nDelivery: free\nTotal: from',
    )
  })

  it('the reply to an order says what is no longer there, and when what is out of stock is back', () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T06:30:00Z') })
    const lines = [{ product: { ...coconut, backOn: '2026-11-28', size: '1 L' }, quantity: 3 }]
    const gone = [{ name: 'Neem Oil', quantity: 2 }]
    const reply = composeReply({ lines, gone, delivery: null, customer: '' })
    vi.useRealTimers()
    expect(reply.split('\n').slice(1)).toEqual([
      '1. Coconut Oil 1 L × 3 (out of stock now, back about 28 Nov)',
      '2. Neem Oil × 2 (no longer offered)',
    ])
  })

  it('the reply to an order has no total where nothing is in stock', () => {
    const lines = [{ product: coconut, quantity: 1 }]
    expect(composeReply({ gone: [], lines, delivery: 50, customer: '' })).toMatch(
      /^Vanak.*\n1\. Coconut.*now\)$/,
    )
  })
})

it('the parcel weighs a tenth more than what is sent', () => {
  const lines = [sesame, castor, coconut].map((product) => ({ product, quantity: 2 }))
  expect(massOf(lines, 10)).toEqual({ grams: 2013, unknown: [lines[1]] })
})
