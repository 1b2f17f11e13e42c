import { expect, it } from 'vitest'
import { normalizeText } from './normalize-text.ts'

it.each([
  ['GROUNDNUT Oil', 'groundnut oil'],
  ['Ünsal ÉCLAIR', 'ünsal éclair'],
  ['STRASSE', 'straße'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['e\u0301', 'é'],
  ['ﬁne ５００ ㎖', 'fine 500 ml'],
  ['எண்ணெய்', 'எண்ணெய்'],
])('takes %j and %j for the same', (one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other))
})

it.each([
  ['e', 'é'],
  ['கடலை', 'கடல'],
])('keeps %j and %j apart', (one, other) => {
  expect(normalizeText(one)).not.toBe(normalizeText(other))
})
