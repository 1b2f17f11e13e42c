import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { PriceListRow } from '../../../../contract/price-list/price-list.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { palette } from '../../../drawing/palette.ts'
import { readPdf, renderPdf } from '../../../testing/read-pdf.ts'
import type { PriceListFacts } from './facts.ts'
import { drawPriceListPdf } from './price-list-pdf.ts'

const names = [
  ['Groundnut Oil', 'மரச்செக்கு கடலை எண்ணெய்'],
  ['Nallennai (Sesame Oil)', 'நல்லெண்ணெய்'],
  ['Coconut Oil', 'தேங்காய் எண்ணெய்'],
  ['Castor Oil', 'விளக்கெண்ணெய் ஸ்ரீ க்ஷௌ'],
] as const
const columns = ['200 ml', '500 ml', '1 L', '5 L', '15 L', '15 kg']

const pictures = { post: { en: 1, ta: 1, both: 1 }, status: { en: 1, ta: 1, both: 1 } }

function row(index: number): PriceListRow {
  const [name = '', nameTa = ''] = names[index % names.length] ?? []
  const cells = columns.map((_, column) => ({
    product: `${index}-${column}`,
    price: 1000 * index + 100.5 * column,
    unitPrice: { amount: 450 + index, unit: 'l' as const },
    inStock: index % 5 !== 4,
  }))
  return { name: `${name} ${index + 1}`, nameTa, pack: '', packTa: '', cells }
}

function facts(rows: PriceListRow[], more: Partial<PriceListFacts> = {}): PriceListFacts {
  const listed = rows.length * columns.length
  return {
    list: {
      date: '2027-01-14',
      sections: [{ title: 'Sizes', titleTa: 'அளவுகள்', columns, rows }],
      pictures,
      listed,
      total: listed,
    },
    language: 'both',
    shop: { name: 'Vaagai Oils', nameTa: 'வாகை எண்ணெய்கள்', phone: '+91 98765 43210' },
    texts: { title: '', titleTa: '', note: 'All prices include taxes.', noteTa: 'வரிகள் உட்பட' },
    address: 'https://oils.example/price-list',
    ...more,
  }
}
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index))
const draw = (facts: PriceListFacts, logo?: Uint8Array) =>
  drawPriceListPdf({ facts, logo: logo ?? null })
/** Text on one line, for a search that ignores line breaks. */
const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Counts letters measured while a list is drawn. */
async function countMeasured(names: string[]): Promise<number> {
  const spy = vi.spyOn(PDFDocument.prototype, 'widthOfString')
  await draw(facts(names.map((nameTa, index) => ({ ...row(index), nameTa }))))
  const letters = spy.mock.calls.map(([text]) => String(text).length)
  spy.mockRestore()
  return letters.reduce((sum, length) => sum + length, 0)
}

describe('the price list as a PDF', () => {
  it('the PDF of the price list begins with the logo, and without one with the first letter of the name', async () => {
    const red = { width: 300, height: 100, channels: 3 as const, background: '#c00' }
    const logo = await sharp({ create: red }).png().toBuffer()
    const colourOfMark = async (logo?: Uint8Array) => {
      const { bytes } = await draw(facts(rows(4)), logo)
      const { data, width, height } = await renderPdf(bytes, { width: 595, height: 842 })
      const mark = { left: 45, top: 55, width: 4, height: 4 }
      const { channels } = await sharp(data, { raw: { width, height, channels: 4 } })
        .extract(mark)
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) => sharp(data, { raw: { ...info, channels: 4 } }).stats())
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
    }
    expect(await colourOfMark(logo)).toEqual([204, 0, 0])
    expect(await colourOfMark()).toEqual([...Buffer.from(palette.honey.slice(1), 'hex')])
  })

  const wanted = [
    'Vaagai Oils',
    'Price list',
    'விலைப் பட்டியல்',
    '14 January 2027',
    'ஜனவரி 14, 2027',
    'All prices include taxes.',
    'வரிகள் உட்பட',
    '+91 98765 43210',
    ...columns,
    'Groundnut Oil 1',
    'மரச்செக்கு கடலை எண்ணெய்',
    'Price on request',
    'Nallennai (Sesame Oil) 2',
    'நல்லெண்ணெய்',
    '₹1,000',
    '₹451/L',
    '₹1,100.50',
    'Castor Oil 4',
    'விளக்கெண்ணெய் ஸ்ரீ க்ஷௌ',
    '₹3,502.50',
    'Page 1 of 1',
  ]

  it('the PDF of the price list is found and copied letter by letter, in the order in which it is read', async () => {
    const { bytes, missing } = await draw(facts(rows(4)))
    expect(missing).toEqual([])
    const { pages } = await readPdf(bytes)
    expect(pages).toHaveLength(1)
    const text = flat(pages[0] ?? '')
    let end = 0
    for (const words of wanted) {
      const start = text.indexOf(words, end)
      expect(start, `${words} in ${text}`).toBeGreaterThanOrEqual(end)
      end = start + words.length
    }
  })

  it.each([
    ['one word without end', 'கொஙோசௌஞாடிணீ'],
    ['words of one letter', 'க ங ச ஞ ட ண '],
    ['a script in turn with another', 'aகbஙcசdஞ'],
  ])('the PDF of the price list measures each letter of a name few times: %s', async (_, part) => {
    const name = (index: number) => `${part.repeat(20).slice(index, index + 110)}${index}`
    const names = Array.from({ length: 10 }, (_, index) => name(index))
    const others = await countMeasured(names.map(() => ''))
    const measured = (await countMeasured(names)) - others
    expect(measured / names.join('').length).toBeLessThan(4)
  })

  it('the PDF of the price list ends each Tamil text in its font, by which Poppler puts the lines in order', async () => {
    const { bytes } = await draw(facts(rows(1), { language: 'ta' }))
    const streams = Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/stream\n(x.*?)\nendstream/gs)
    const contents = Array.from(streams, ([, packed = '']) =>
      inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    ).join('\n')
    const spans = contents.match(/\/ActualText.*?EMC/gs) ?? []
    expect(spans.length).toBeGreaterThan(4)
    for (const span of spans) expect(span).toMatch(/BT \/F\d+ [\d.]+ Tf ET\nEMC$/)
  })

  it('the PDF of the price list says in Tamil what it says in English, each in its own file', async () => {
    const read = async (language: 'en' | 'ta') => {
      const { bytes } = await draw(facts(rows(5), { language }))
      return flat((await readPdf(bytes)).pages.join('\n'))
    }
    const tamil = await read('ta')
    for (const words of ['நல்லெண்ணெய்', '₹451/லிட்டர்', 'இருப்பில் இல்லை', 'விலை கேட்கவும்'])
      expect(tamil).toContain(words)
    for (const words of ['வாகை எண்ணெய்கள்', 'அளவுகள்']) expect(tamil).toContain(words)
    expect(tamil).not.toMatch(/Nallennai|Vaagai|Sizes/)
    expect(await read('en')).not.toMatch(/\p{Script=Tamil}/u)
  })

  it('the PDF of the price list is small, on numbered sheets of A4 with its fonts, and tagged', async () => {
    const { bytes } = await draw(facts(rows(60)))
    expect(bytes.length).toBeLessThanOrEqual(150_000)
    const { pages } = await readPdf(bytes)
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(flat(text)).toContain(columns.join(' '))
    }
    for (let index = 1; index <= 60; index++) expect(pages.join('\n')).toContain(` ${index}\n`)
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(pages.length)
    expect(raw.match(/\/FontFile2/g)?.length).toBe(raw.match(/\/Type \/FontDescriptor/g)?.length)
    for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (en-IN)', '/S /TH', '/Title'])
      expect(raw).toContain(mark)
  })

  it('the PDF of the price list is the same file for the same list', async () => {
    const [a, b] = await Promise.all([draw(facts(rows(3))), draw(facts(rows(3)))])
    expect(Buffer.from(a.bytes).equals(b.bytes)).toBe(true)
  })

  it('the PDF of the price list names the letters that no font has, and writes what it can of the longest names', async () => {
    const long = { ...row(1), name: 'Marachekkunallennai'.repeat(6), nameTa: 'எண்ணெய்'.repeat(17) }
    const odd = { ...row(2), name: '漢 Oil \u202e🥥', pack: '1 L' }
    const { bytes, missing } = await draw(facts([long, odd]))
    expect(missing.toSorted()).toEqual(['漢', '🥥'])
    const [text = ''] = (await readPdf(bytes)).pages
    expect(text).toContain('? Oil\n')
    expect(text.replace(/\n/g, '')).toContain('MarachekkunallennaiMarachekkunallennai')
  })

  it('the PDF of the price list breaks no price, however high', async () => {
    const highest = productLimits.maxPrice
    const cells = columns.map((product) => ({ product, price: highest, inStock: true }))
    const { bytes } = await draw(facts([{ ...row(1), cells }]))
    const [text = ''] = (await readPdf(bytes)).pages
    expect(text.match(/₹99,99,999\.99/g)).toHaveLength(columns.length)
  })

  it('the PDF of the price list says where nothing is listed, or not everything', async () => {
    const read = async (listed: number, total: number) => {
      const list = { ...facts(rows(Math.min(listed, 1))).list, listed, total }
      const { bytes } = await draw(facts([], { list }))
      return flat((await readPdf(bytes)).pages.join())
    }
    expect(await read(0, 0)).toContain('There are no prices here yet.')
    expect(await read(1000, 10_000)).toContain('The first 1,000 of 10,000 products.')
  })
})
