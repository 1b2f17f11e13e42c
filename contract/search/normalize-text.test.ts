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
])('the texts %j and %j are taken for the same', (one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other))
})

it.each([
  ['e', 'é'],
  ['கடலை', 'கடல'],
])('the texts %j and %j are kept apart', (one, other) => {
  expect(normalizeText(one)).not.toBe(normalizeText(other))
})
