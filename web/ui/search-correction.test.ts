import { describe, expect, it } from 'vitest'
import { writeCorrected } from './search-correction.tsx'

describe('corrections', () => {
  it.each([
    ['one word', 'nalenei', [['nalenei', 'Nallennai']], 'Nallennai'],
    ['neighbours as one', '1 lt  nalla yennai', [['nalla yennai', 'Sesame']], '1 lt Sesame'],
    ['a word in capitals', 'Til NALENEI', [['NALENEI', 'Nallennai']], 'Til Nallennai'],
    ['every time it stands there', 'oyl 1 L oyl', [['oyl', 'Oil']], 'Oil 1 L Oil'],
    ['not inside other words', 'gingelly gingell', [['gingell', 'Sesame']], 'gingelly Sesame'],
  ])('a search as it was taken has %s replaced', (_, search, pairs, shown) => {
    const corrected = pairs.map(([typed = '', found = '']) => ({ typed, found }))
    expect(writeCorrected(search, { how: 'sound', corrected })).toBe(shown)
  })

  it('a search as it was taken is as it was typed where its synonyms were found', () => {
    expect(writeCorrected('gingelly', { how: 'synonym' })).toBeUndefined()
  })
})
