import { describe, expect, it } from 'vitest'
import { describeChange, listFilled } from './describe-version.ts'

const change = (field: string, before: string | number | boolean | null, after: typeof before) =>
  describeChange({ field, before, after })

describe('changes', () => {
  it('a change in the history of a record is a sentence with both values', () => {
    expect(change('price', 378, 398)).toEqual({ sentence: 'Price 378 → 398' })
    expect(change('featured', false, true)).toEqual({ sentence: 'Featured No → Yes' })
    expect(change('nameTa', 'எள்', 'நல்லெண்ணெய்')).toEqual({
      sentence: 'Name in Tamil எள் → நல்லெண்ணெய்',
    })
  })

  it('a change in the history of a record says what was set and what was removed', () => {
    expect(change('visibleFrom', null, '2027-01-01').sentence).toMatch(/ set to 1 January 2027$/)
    expect(change('gtin', '8901234567890', '')).toEqual({
      sentence: 'GTIN (barcode) 8901234567890 removed',
    })
  })

  it('a change in the history of a record leaves long texts out of the sentence', () => {
    const long = 'Pressed slowly. '.repeat(10)
    expect(change('description', '', long)).toEqual({
      sentence: 'Description changed',
      before: '',
      after: long,
    })
  })

  it('a change in the history of a record lists no blank field of what was created', () => {
    const filled = listFilled([
      { field: 'name', before: null, after: 'Oil' },
      { field: 'size', before: null, after: '' },
    ])
    expect(filled.map(({ field }) => field)).toEqual(['name'])
  })
})
