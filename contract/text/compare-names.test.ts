import { expect, it } from 'vitest'
import { compareNames } from './compare-names.ts'

it.each([
  ['digits count by value', 'en', ['Oil 2 L', 'Oil ௩ L', 'Oil 10 L', 'Oil 500 ml', 'Oil 1,000 ml']],
  ['decimals count by value', 'en', ['1 L', '1.25 L', '1.5 L', '2 L', '10 L']],
  ['a version is no decimal', 'en', ['Mill 1.2.9', 'Mill 1.2.10']],
  ['accents stand beside their letter', 'en', ['Eclair', 'Éclair', 'Ezra', 'Öl', 'oz']],
  ['small letters stand beside large ones', 'en', ['apple', 'Apple', 'banana', 'Cherry']],
  ['Tamil letters come in Tamil order', 'ta', ['அரிசி', 'எள்', 'ஔவை', 'க்ரீம்', 'கடலை', 'வெல்லம்']],
  ['Tamil comes before Latin in Tamil', 'ta', ['தேன்', 'Apple']],
] as const)('%s', (_, language, names) => {
  const shuffled = names.toReversed()
  const compare = (a: string, b: string) => compareNames(a, b, language)
  expect(shuffled.toSorted(compare)).toEqual(names)
})
