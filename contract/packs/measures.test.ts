import { expect, it } from 'vitest'
import { measureKey, readMeasure, readMeasures } from './measures.ts'

const keysIn = (text: string) => readMeasures(text).map(measureKey)

it.each([
  ...[
    '5 l',
    '5L',
    '5-litre',
    '5 Ltr.',
    '5 lt',
    '5 lit',
    '5 liter',
    '5 LITRES',
    '5000 ml',
    '5,000ml',
  ],
  ...[
    '5 லிட்டர்',
    '௫ லி',
    '5லிட்டர்',
    '௫லிட்டர்',
    '५ l',
    '５ Ｌ',
    'five litre',
    'anju litre',
    'ஐந்து லிட்டர்',
    '५ लीटर',
    '5 ലിറ്റർ',
    '౫ లీటర్లు',
    '5 ಲೀಟರ್',
  ],
  ...['10/2 l', '5.0 l', '5 l.', '5 ℓ', '5 × 1 l', '1L x 5'],
])('the size %s is five litres', (text) => {
  expect(readMeasure(text) && measureKey(readMeasure(text) ?? {})).toBe('l 5000000')
})

it.each([
  ...[
    '500 ml',
    '500மிலி',
    '500 மி.லி',
    '500 மி.லி.',
    '500 மி லி',
    '500 மில்லி',
    '500 milli',
    '500 M.L.',
  ],
  ...[
    '0.5 l',
    '.5 l',
    '0,5 l',
    '½ l',
    '1/2 litre',
    'half litre',
    'அரை லிட்டர்',
    'arai litre',
    '500 ㎖',
  ],
])('the size %s is half a litre', (text) => {
  expect(measureKey(readMeasure(text) ?? {})).toBe('l 500000')
})

it.each([
  ...[
    '1.5 kg',
    '1½ kg',
    '1 1/2 kilo',
    '1500 g',
    '1500 கிராம்',
    '1.5 கிலோ',
    '1.5 கி.கி',
    '1500gm',
    '1500 grams',
  ],
  ...['1.5 kilo gram', '1.5 கிலோ கிராம்', '1,500 gms', '1.5 k.g', '௧.௫ கிலோ'],
])('the size %s is a kilo and a half', (text) => {
  expect(measureKey(readMeasure(text) ?? {})).toBe('kg 1500000')
})

it.each([
  ['Can 5 L', ['l 5000000']],
  ['2.5 L', ['l 2500000']],
  ['Tin5L', ['l 5000000']],
  ['3 × 200 ml', ['l 600000']],
  ['500 ml (455 g)', ['l 500000', 'kg 455000']],
  ['Vitamin B12 l', []],
  ['5 lakh', []],
  ['15 kg', ['kg 15000000']],
  ['5', []],
  ['litre', []],
  ['0 l', []],
  ['1.2.5 l', []],
])('the size %s holds %j', (text, keys) => {
  expect(keysIn(text)).toEqual(keys)
})
