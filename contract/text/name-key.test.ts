import { expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

it.each([
  ['Öle', 'O\u0308LE'],
  ['கொள்ளு', 'கொள்ளு'.normalize('NFD')],
  ['Straße', 'STRASSE'],
  ['Strasse', 'straẞe'],
  ['Wood Pressed', 'wood\u00a0pressed'],
  ['Wood Pressed', ' Wood  \u2009Pressed\u3000'],
  ['Wood Pressed', 'Wood\tPressed\u2028'],
  ['Wood Pressed', 'Wood\u2800Pressed'],
  ['Wood Pressed', 'Wo\u200bod\u200e Pr\u00adessed\ufeff'],
  ['எள்', 'எ\u200cள்\u200d'],
  ['Oils', 'Ｏｉｌｓ'],
  ['ΣΟΦΟΣ', 'σοφος'],
])('the texts %j and %j are one name', (one, other) => {
  expect(nameKey(other)).toBe(nameKey(one))
  expect(nameKey(nameKey(one))).toBe(nameKey(one))
})

it.each([
  ['Wood Pressed', 'Woodpressed'],
  ['Ole', 'Öle'],
  ['எள்', 'எள'],
  ['Oil 1', 'Oil 2'],
])('the texts %j and %j are two names', (one, other) => {
  expect(nameKey(other)).not.toBe(nameKey(one))
})
