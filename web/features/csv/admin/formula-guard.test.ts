import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../contract/products/product.ts'
import { anyCharacter } from '../../../../tools/testing/any-character.ts'
import { checkRandomly } from '../../../../tools/testing/random-runs.ts'
import { readLines } from './testing/lines.ts'
import { writeCsv } from './write-csv.ts'

const product: Product = {
  _id: 'p1',
  name: 'Sesame Oil',
  description: '',
  price: 320,
  category: { _id: 'c1', name: 'Oils' },
  featured: true,
  inStock: true,
  isBestSeller: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const readFile = (file: string) => readLines(file).map(({ fields }) => fields)
/** The contract keeps line breaks as one sign. */
const stored = (text: string) => text.replace(/\r\n?/g, '\n')

/** Cells as a spreadsheet would see them, whatever separator it assumes. */
function cellsOf(file: string): string[] {
  const inOrder = file.split(/[\r\n\v\f\u0085\u2028\u2029\t,;|]/)
  return inOrder.map((cell) => cell.replace(/^[\s\p{Z}\p{C}"“”„«»]+/u, '').normalize('NFKC'))
}
const isFormula = (cell: string) => /^[=+\-@\u2212]/.test(cell)
const isSign = (sign: string) => isFormula(sign.normalize('NFKC'))

const odd = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '−',
  '﹦',
  "'",
  '"',
  '“',
  ',',
  ';',
  '|',
  '\t',
  ' ',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u0085',
  '\0',
  '\v',
  'a',
  'எ',
  '\u0bcd',
  '\u0338',
  '\u0301',
  '🫙',
  '1',
  '(',
  '=HYPERLINK("http://x")',
)
const oddText = fc.oneof(
  fc.array(odd, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter }),
)

describe('exported files', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '  =1',
    '"=1',
    'Rich.\n=HYPERLINK("http://x")',
    '=HYPERLINK("http://x")\nRich.',
    'Rich;=1',
    'Rich, "+1',
  ])('an exported file holds nothing that is run as a formula, for %j', (text) => {
    const file = writeCsv([{ ...product, name: text, description: text, size: text }])
    expect(cellsOf(file).filter(isFormula)).toEqual([])
    expect(readFile(file)[0]).toMatchObject({ name: stored(text), size: stored(text) })
  })

  it('an exported file holds no sign that could be read as one of the four', () => {
    const all = Array.from({ length: 0x30000 }, (_, code) => code)
    const signs = all
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter(isSign)
    expect(signs).toHaveLength(22)
    const file = writeCsv([{ ...product, description: signs.join('1\n') }])
    expect(cellsOf(file).filter(isFormula)).toEqual([])
  })

  it('an exported file holds no formula and comes back unchanged, whatever the texts are', async () => {
    await checkRandomly(
      { short: 200, long: 20_000 },
      fc.property(fc.array(fc.tuple(oddText, oddText), { minLength: 1, maxLength: 4 }), (texts) => {
        const products = texts.map(([description, benefits]) => {
          return { ...product, description, benefits }
        })
        const file = writeCsv(products)
        expect(cellsOf(file).filter(isFormula)).toEqual([])
        const read = readFile(file).map((fields) => [fields.description, fields.benefits])
        expect(read).toEqual(texts.map((pair) => pair.map(stored)))
      }),
    )
  })

  it('an exported file leaves ordinary texts as they are', () => {
    const text = 'Cold-pressed – 1-2 l; it’s “pure”, 100 % (a+b=c)'
    expect(writeCsv([{ ...product, description: text }])).toContain(`"${text}"`)
  })

  it('an exported file takes no longer for a text made to be slow', () => {
    for (const part of [' ', "'", ',', '= ', '"\u200b', "'="]) {
      const text = part.repeat(200_000 / part.length)
      const file = writeCsv([{ ...product, description: text }])
      expect(readFile(file)[0]?.description).toBe(text)
    }
  })
})
