import { describe, expect, it } from 'vitest'
import { fullName, lineName, writeSize } from './product-names.ts'

const en = { language: 'en', pieces: ['piece', 'pieces'] } as const
const ta = { language: 'ta', pieces: ['எண்ணிக்கை', 'எண்ணிக்கை'] } as const
const dozen = { packAmount: 12, packUnit: 'piece', packCount: 1 } as const

describe('a size', () => {
  it.each([
    [{ size: 'A dozen', ...dozen }, 'A dozen', { text: '12 எண்ணிக்கை' }],
    [{ ...dozen }, '12 pieces', { text: '12 எண்ணிக்கை' }],
    [{ size: 'Basket for 4' }, 'Basket for 4', { text: 'Basket for 4', lang: 'en' }],
    [{ size: '3 × 200 ml' }, '3 × 200 ml', { text: '3 × 200 ml' }],
    [{}, '', { text: '' }],
  ])('the size of %j is %j in English and %j in Tamil', (product, english, tamil) => {
    expect(writeSize(product, en)).toEqual({ text: english })
    expect(writeSize(product, ta)).toEqual(tamil)
  })
})

describe('the full name', () => {
  const tin = { name: 'Groundnut Oil', packAmount: 5, packUnit: 'l' } as const

  it.each([
    [{ ...tin, nameTa: 'கடலை எண்ணெய்' }, 'கடலை எண்ணெய் 5 L'],
    [{ ...tin, nameTa: 'கடலை எண்ணெய் 5L டின்' }, 'கடலை எண்ணெய் 5L டின்'],
    [tin, 'Groundnut Oil 5 L'],
    [{ name: 'Groundnut Oil', nameTa: 'கடலை எண்ணெய்', size: 'A tin' }, 'கடலை எண்ணெய் A tin'],
  ])('the full name of %j in Tamil is %s: with the size, once', (product, name) => {
    expect(fullName(product, ta)).toBe(name)
    expect(fullName(product, en), 'as staff have written it').toBe('Groundnut Oil')
  })
})

describe('lists in Tamil', () => {
  const bottle = { name: 'Almond Oil 250 ml', nameTa: 'பாதாம் எண்ணெய்' }

  it.each([
    [bottle, 'பாதாம் எண்ணெய் 250 ml'],
    [{ ...bottle, name: 'Almond Oil, 2 x 1 litre' }, 'பாதாம் எண்ணெய் 2 x 1 litre'],
    [{ ...bottle, nameTa: 'பாதாம் எண்ணெய் 250 மி.லி' }, 'பாதாம் எண்ணெய் 250 மி.லி'],
    [{ ...bottle, size: 'A bottle' }, 'பாதாம் எண்ணெய் A bottle'],
    [{ ...bottle, name: 'Almond Oil since 1975' }, 'பாதாம் எண்ணெய்'],
  ])(
    'a line of a Tamil list has the size that the English name of %j alone has',
    (product, name) => {
      expect(lineName(product, ta)).toBe(name)
      expect(lineName(product, en), 'in English once').toContain(product.name)
    },
  )
})
