import { expect, it } from 'vitest'
import { keepUnits } from './keep-units.ts'

it.each([
  ['Sesame Oil 1 L is ₹860 now', 'Sesame Oil 1\u00a0L is ₹860 now'],
  ['3 × 200 ml', '3 × 200\u00a0ml'],
  ['நல்லெண்ணெய் 1 L-இன் விலை', 'நல்லெண்ணெய் 1\u00a0L-இன் விலை'],
  ['In 1975 groundnuts', 'In 1975 groundnuts'],
])('the unit stays with its number in %j', (text, expected) => {
  expect(keepUnits(text)).toBe(expected)
})
