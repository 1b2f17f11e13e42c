import { describe, expect, it } from 'vitest'
import { messages } from '../../../../../contract/messages.ts'
import { packLimits } from '../../../../../contract/packs/limits.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { checkPack, listPackLines } from './pack-lines.ts'

const product = (given: Partial<Product>) =>
  ({ name: 'Sesame Oil', category: { _id: 'oils', name: 'Oils' }, ...given }) as Product

describe('proposed packs', () => {
  it('the proposed packs leave out what has a pack, and end with what cannot be read', () => {
    const lines = listPackLines([
      product({ _id: 'unread', size: 'Large' }),
      product({ _id: 'packed', size: '1 L', packAmount: 2, packUnit: 'l' }),
      product({ _id: 'tin', size: '5 L Tin' }),
      product({ _id: 'mass', size: '500 ml (455 g)' }),
    ])
    const blank = { packAmount: '', packUnit: '', packCount: '1', packMass: '' }
    expect(lines.map(({ product: { _id }, values, chosen }) => [_id, chosen, values])).toEqual([
      ['tin', true, { ...blank, packAmount: '5', packUnit: 'l' }],
      ['mass', true, { ...blank, packAmount: '500', packUnit: 'ml', packMass: '455' }],
      ['unread', false, blank],
    ])
  })

  it('the proposed packs are read from the name of what has no size', () => {
    const lines = listPackLines([
      product({ name: 'Nallennai 17 L Drum' }),
      product({ name: 'Nallennai 17 L Drum', size: 'Large' }),
    ])
    expect(lines.map(({ text, chosen }) => [text, chosen])).toEqual([
      ['Nallennai 17 L Drum', true],
      ['Large', false],
    ])
  })

  it('the proposed packs keep a mass and a count that the size does not say', () => {
    const kept = { packCount: 3, packMass: 550 }
    const [line] = listPackLines([product({ ...kept, size: '200 ml' })])
    expect(line?.values).toMatchObject({ packAmount: '200', packCount: '3', packMass: '550' })
    const [said] = listPackLines([product({ ...kept, packCount: 1, size: '500 ml (455 g)' })])
    expect(said?.values).toMatchObject({ packAmount: '500', packCount: '1', packMass: '455' })
  })

  it('the proposed packs are there for each of thousands', () => {
    const many = Array.from({ length: 3000 }, (_, index) => product({ size: `${index + 1} ml` }))
    const lines = listPackLines(many)
    expect(lines.at(-1)?.values).toMatchObject({ packAmount: '3000', packUnit: 'ml' })
  })
})

describe('changed packs', () => {
  const values = { packAmount: '5', packUnit: 'l', packCount: '1', packMass: '' }
  const { min, max } = packLimits.amount

  it.each([
    [{ packAmount: '' }, { packAmount: messages.product.packIncomplete }],
    [{ packUnit: '' }, { packUnit: messages.product.packIncomplete }],
    [{ packAmount: '', packUnit: '' }, { packAmount: messages.product.packIncomplete }],
    [{ packAmount: 'five' }, { packAmount: messages.validation.between(min, max) }],
    [
      { packCount: '0', packMass: '1.5' },
      {
        packCount: messages.validation.between(packLimits.count.min, packLimits.count.max),
        packMass: messages.validation.decimals[0],
      },
    ],
  ])('a changed pack of %j is rejected with its message', (change, errors) => {
    expect(checkPack({ ...values, ...change })).toEqual({ errors })
  })

  it('a proposed pack that was changed is taken as the server takes it', () => {
    expect(checkPack({ ...values, packAmount: ' 0,50 ', packCount: '' })).toEqual({
      pack: { packAmount: 0.5, packUnit: 'l', packCount: 1, packMass: null },
      errors: {},
    })
  })
})
