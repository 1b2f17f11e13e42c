import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { orderListLimits } from './limits.ts'
import { findOrderList } from './order-list.ts'
import { composeOrderMessage, linePaise, type PricedLine, writeTotal } from './order-message.ts'
import { orderWordsEn } from './order-words-en.ts'
import { orderWordsTa } from './order-words-ta.ts'

const delivery = { packing: 10, zones: [] }
const site = { publicUrl: 'https://oil.example', whatsapp: '+91 98765 43210', delivery }
const english = { ...site, language: 'en' as const, words: orderWordsEn, details: {} }

const sesame = {
  inStock: true,
  _id: 'sesame',
  name: 'Sesame Oil 1 L',
  nameTa: 'நல்லெண்ணெய்',
  price: 420,
}
const tin = { inStock: true, _id: 'tin', name: 'Groundnut Oil 5 L Tin', price: 1550 }
const castor = { inStock: true, _id: 'castor', name: 'Castor Oil', price: 0 }

const anyProduct = fc.record({
  _id: fc.uuid(),
  inStock: fc.constant(true),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  nameTa: fc.string({ unit: fc.constantFrom('ந', 'ல்', 'லெ', ' '), maxLength: 120 }),
  price: fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100),
})
const anyLines = fc.uniqueArray(
  fc.record({ product: anyProduct, quantity: fc.integer(orderListLimits.quantity) }),
  { selector: ({ product }) => product._id, minLength: 1, maxLength: orderListLimits.lines },
)

type Composed = Parameters<typeof composeOrderMessage>[0]

describe('messages in English and Tamil', () => {
  afterEach(() => void vi.useRealTimers())

  it('the message of an order has its greeting, lines and total as the specification writes them', () => {
    const lines = [
      { product: sesame, quantity: 2 },
      { product: tin, quantity: 1 },
    ]
    expect(composeOrderMessage({ ...english, lines }).text).toBe(
      [
        'Vanakkam! I would like to order:',
        '1. Sesame Oil 1 L × 2 = ₹840',
        '2. Groundnut Oil 5 L Tin × 1 = ₹1,550',
        'Total: ₹2,390',
        'https://oil.example/list?i=sesame.2~tin.1',
      ].join('\n'),
    )
  })

  it('the message of an order can be sent whatever is typed', () => {
    const lines = [{ product: sesame, quantity: 1 }]
    const { text } = composeOrderMessage({ ...english, lines, details: { note: 'Half \ud83e' } })
    expect(text).toContain('Note: Half \ufffd')
  })

  it.each([
    ['en', {}, '1. Groundnut Oil 1 L × 2 = ₹840'],
    ['ta', {}, '1. கடலை எண்ணெய் 1 L × 2 = ₹840'],
    ['en', { name: 'Groundnut Oil 1L' }, '1. Groundnut Oil 1L × 2 = ₹840'],
    ['en', { name: 'Groundnut Oil (1000 ml)' }, '1. Groundnut Oil (1000 ml) × 2 = ₹840'],
    ['en', { name: 'Groundnut Oil 11 L' }, '1. Groundnut Oil 11 L 1 L × 2 = ₹840'],
    ['ta', { nameTa: 'கடலை எண்ணெய் 1 லிட்டர்' }, '1. கடலை எண்ணெய் 1 லிட்டர் × 2 = ₹840'],
    ['ta', { nameTa: undefined, name: 'Ground Oil 1 litre' }, '1. Ground Oil 1 litre × 2 = ₹840'],
  ] as const)(
    'the message of an order says in %s of %j the size once: %s',
    (language, names, line) => {
      const words = { en: orderWordsEn, ta: orderWordsTa }[language]
      const oil = { ...sesame, name: 'Groundnut Oil', nameTa: 'கடலை எண்ணெய்', ...names }
      const product = { ...oil, packAmount: 1, packUnit: 'l' as const }
      const lines = [{ product, quantity: 2 }]
      expect(composeOrderMessage({ ...english, lines, language, words }).text).toContain(
        `\n${line}\n`,
      )
    },
  )

  it.each([
    ['en', 'Castor Oil × 2 (out of stock, back about 28 Nov)', 'Total: ₹420'],
    ['ta', 'Castor Oil × 2 (இருப்பில் இல்லை, நவம்பர் 28 வாக்கில் மீண்டும் வரும்)', 'மொத்தம்: ₹420'],
  ] as const)(
    'the message of an order promises in %s nothing that is out of stock: %s',
    (language, line, total) => {
      vi.useFakeTimers({ now: new Date('2026-11-26T06:30:00Z') })
      const words = { en: orderWordsEn, ta: orderWordsTa }[language]
      const absent = { ...castor, price: 99, inStock: false, backOn: '2026-11-28' }
      const lines = [
        { product: absent, quantity: 2 },
        { product: sesame, quantity: 1 },
      ]
      const order = { ...english, language, words }
      const said = composeOrderMessage({ ...order, lines }).text.split('\n')
      expect([said[1], said[3]]).toEqual([`1. ${line}`, total])
      const none = composeOrderMessage({ ...order, lines: lines.slice(0, 1) }).text.split('\n')
      expect(none.slice(2), 'no total of nothing').toEqual(['https://oil.example/list?i=castor.2'])
    },
  )

  it('the message of an order has the details that are given, Tamil names, and prices on request', () => {
    const lines = [
      { product: castor, quantity: 2 },
      { product: sesame, quantity: 1 },
    ]
    const details = { name: ' Meena ', place: 'Pollachi', note: 'After 5\npm, please' }
    const { text, address } = composeOrderMessage({ ...english, lines, details, language: 'ta' })
    expect(text).toBe(
      [
        'Vanakkam! I would like to order:',
        '1. Castor Oil × 2 (price on request)',
        '2. நல்லெண்ணெய் 1 L × 1 = ₹420',
        'Total: from ₹420',
        'Name: Meena',
        'Place: Pollachi',
        'Note: After 5',
        'pm, please',
        'https://oil.example/list?i=castor.2~sesame.1',
      ].join('\n'),
    )
    expect(address).toBe(`https://wa.me/919876543210?text=${encodeURIComponent(text)}`)
  })

  it('the message of an order says the same in Tamil, line by line', () => {
    const lines = [
      { product: castor, quantity: 2 },
      { product: sesame, quantity: 1 },
    ]
    const details = { pin: '641602', name: 'மீனா', place: 'பொள்ளாச்சி', note: 'மாலையில்' }
    const tamil = { ...english, language: 'ta' as const, words: orderWordsTa }
    expect(composeOrderMessage({ ...tamil, lines, details }).text.split('\n')).toEqual([
      'வணக்கம்! நான் வாங்க விரும்புவது:',
      '1. Castor Oil × 2 (விலை சொல்லவும்)',
      '2. நல்லெண்ணெய் 1 L × 1 = ₹420',
      'மொத்தம்: ₹420 முதல்',
      'பின்கோடு: 641602',
      'டெலிவரி: தயவுசெய்து தெரிவிக்கவும்',
      'பெயர்: மீனா',
      'ஊர்: பொள்ளாச்சி',
      'குறிப்பு: மாலையில்',
      'https://oil.example/list?i=castor.2~sesame.1',
    ])
  })

  it('the message of an order turns signs that WhatsApp formats by into spaces', () => {
    const product = { ...sesame, name: '*Sesame* _Oil_ ~1~ `L`' }
    const { text } = composeOrderMessage({ ...english, lines: [{ product, quantity: 1 }] })
    expect(text).toContain('\n1.  Sesame   Oil   1   L  × 1 = ₹420\n')
  })

  it('the message of an order keeps each product on one line, whatever breaks its name has', () => {
    const product = { ...sesame, name: 'Sesame\r\nOil\t1 L' }
    const { text } = composeOrderMessage({ ...english, lines: [{ product, quantity: 1 }] })
    expect(text).toContain('\n1. Sesame  Oil 1 L × 1 = ₹420\n')
  })

  it('the message of an order is exact to the paisa, and groups rupees as in India', () => {
    const line = (price: number, quantity: number): PricedLine => ({
      product: { ...sesame, price },
      quantity,
    })
    expect(linePaise(line(1.15, 3))).toBe(345)
    expect(writeTotal([line(1210.1, 99)], orderWordsEn)).toBe('₹1,19,799.90')
    expect(writeTotal([line(1200, 99), line(1200, 1)], orderWordsEn)).toBe('₹1,20,000')
    expect(writeTotal([line(0.1, 1), line(0.2, 1)], orderWordsEn)).toBe('₹0.30')
    expect(writeTotal(Array(40).fill(line(9_999_999.99, 99)), orderWordsEn)).toBe(
      '₹39,59,99,99,960.40',
    )
    expect(writeTotal([line(0, 3)], orderWordsEn)).toBe('price on request')
  })

  function expectWithinLengths(
    lines: Composed['lines'],
    details: Composed['details'],
    inOne: Pick<Composed, 'language' | 'words'>,
  ) {
    const message = composeOrderMessage({ ...site, ...inOne, lines, details })
    const { words } = inOne
    const link = message.text.split('\n').at(-1) ?? ''
    expect(message.text.length - link.length).toBeLessThanOrEqual(orderListLimits.text)
    expect(message.address.length).toBeLessThanOrEqual(orderListLimits.address)
    expect(message.text).toContain(`\n${words.total(writeTotal(lines, words))}\n`)
    expect(findOrderList(message.text)?.lines).toEqual(
      lines.map(({ product, quantity }) => ({ id: product._id, quantity })),
    )
    const more = /\n… (?:and (\d+) more|மேலும் (\d+))\n/.exec(message.text)?.slice(1).join('')
    const listed = lines.length - Number(more ?? 0)
    expect(message.text.includes(`\n${listed}. `)).toBe(listed > 0)
  }

  it('the message of an order keeps its lengths, all of the total, and a link to every line', async () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength })
    const anyDetails = fc.record({ name: text(100), place: text(100), note: text(250) })
    await checkRandomly(
      { short: 30, long: 2000 },
      fc.property(
        anyLines,
        anyDetails,
        fc.constantFrom(
          { language: 'en' as const, words: orderWordsEn },
          { language: 'ta' as const, words: orderWordsTa },
        ),
        (lines, details, inOne) => {
          expectWithinLengths(lines, details, inOne)
        },
      ),
    )
  })

  it('the message of an order leaves out no more lines than it has to, and of a long note what does not fit', () => {
    const long = (length: number) => 'மரச்செக்கு'.repeat(20).slice(0, length)
    const lines = Array.from({ length: orderListLimits.lines }, (_, index) => ({
      product: {
        ...tin,
        _id: `${index}`.padStart(36, '0'),
        name: 'Groundnut Oil 500 ml',
        price: 210,
      },
      quantity: 9,
    }))
    const few = composeOrderMessage({ ...english, lines })
    expect(few.text).toMatch(/\n31\. Groundnut .*\n… and 9 more\nTotal: ₹75,600\n/)
    const oneMore = encodeURIComponent('32. Groundnut Oil 500 ml × 9 = ₹1,890\n').length
    expect(few.address.length + oneMore).toBeGreaterThan(orderListLimits.address)
    const details = { name: long(80), place: long(80), note: long(200) }
    const { text, address } = composeOrderMessage({ ...english, lines, details })
    expect(text).toContain(`\nName: ${long(80)}\nPlace: ${long(80)}\nNote: மர`)
    expect(text).toMatch(/…\nhttps/)
    expect(address.length).toBeGreaterThan(orderListLimits.address - 20)
  })
})

describe('messages by chance', () => {
  const zone = {
    name: 'Coimbatore',
    nameTa: 'கோயம்புத்தூர்',
    prefixes: ['641'],
    slabs: [{ upTo: 5000, charge: 60 }],
    days: [1, 2] as [number, number],
    by: '',
  }
  const order = { ...site, delivery: { packing: 10, zones: [zone] } }
  const inBoth = [
    { language: 'en' as const, words: orderWordsEn },
    { language: 'ta' as const, words: orderWordsTa },
  ]
  /** The text of the chat that an address opens. */
  const decode = ({ address }: { address: string }) =>
    (new URL(address).searchParams.get('text') ?? '').split('\n')

  /** Beginnings of each kind of line, in English and in Tamil. */
  const kinds: [RegExp, RegExp][] = [
    [/^Vanakkam! I would like to order:$/, /^வணக்கம்! நான் வாங்க விரும்புவது:$/],
    [/^\d+\. O.* × \d+ = ₹[\d,.]+$/, /^\d+\. எ.* × \d+ = ₹[\d,.]+$/],
    [/^\d+\. O.* × \d+ \(price on request\)$/, /^\d+\. எ.* × \d+ \(விலை சொல்லவும்\)$/],
    [/^\d+\. O.* × \d+ \(out of stock\)$/, /^\d+\. எ.* × \d+ \(இருப்பில் இல்லை\)$/],
    [/^Total: (from )?₹[\d,.]+$/, /^மொத்தம்: ₹[\d,.]+( முதல்)?$/],
    [/^Total: price on request$/, /^மொத்தம்: விலை சொல்லவும்$/],
    [/^PIN: \d{6}$/, /^பின்கோடு: \d{6}$/],
    [/^Delivery: about ₹60$/, /^டெலிவரி: சுமார் ₹60$/],
    [/^Delivery: from ₹60$/, /^டெலிவரி: ₹60 முதல்$/],
    [/^Delivery: please tell me$/, /^டெலிவரி: தயவுசெய்து தெரிவிக்கவும்$/],
    [/^Name: Meena$/, /^பெயர்: Meena$/],
    [/^Place: பொள்ளாச்சி$/, /^ஊர்: பொள்ளாச்சி$/],
    [/^Note: After 5$/, /^குறிப்பு: After 5$/],
    [/^https:\/\/oil\.example\/list\?i=/, /^https:\/\/oil\.example\/list\?i=/],
  ]
  const kindOf = (line: string, language: 0 | 1) =>
    kinds.findIndex((pair) => pair[language].test(line))

  const anyLine = fc.record({
    product: fc.record({
      _id: fc.uuid(),
      inStock: fc.boolean(),
      name: fc.constant('Oil'),
      nameTa: fc.constant('எண்ணெய்'),
      price: fc.constantFrom(0, 99.5, 420),
      packMass: fc.constantFrom(undefined, 200, 915),
    }),
    quantity: fc.integer({ min: 1, max: 3 }),
  })

  const anyLines = fc.uniqueArray(anyLine, {
    selector: ({ product }) => product._id,
    minLength: 1,
    maxLength: 8,
  })

  const anyDetails = fc.record({
    pin: fc.constantFrom('', '641 602', '௬௪௧602', '110001'),
    name: fc.constantFrom('', 'Meena'),
    place: fc.constantFrom('', 'பொள்ளாச்சி'),
    note: fc.constantFrom('', 'After 5'),
  })

  it('the message of an order says the same line by line in both languages, whatever of it is given', async () => {
    await checkRandomly(
      { short: 40, long: 2000 },
      fc.property(anyLines, anyDetails, (lines, details) => {
        const [english = [], tamil = []] = inBoth.map((inOne) =>
          decode(composeOrderMessage({ ...order, ...inOne, lines, details })),
        )
        const found = english.map((line) => kindOf(line, 0))
        expect(found).not.toContain(-1)
        expect(tamil.map((line) => kindOf(line, 1))).toEqual(found)
        const figures = (line: string) => line.match(/[\d.,]*\d/g)
        expect(tamil.map(figures)).toEqual(english.map(figures))
      }),
    )
  })

  const long = (length: number) => 'மரச்செக்கு'.repeat(20).slice(0, length)

  function longestLines() {
    const lines = Array.from({ length: orderListLimits.lines }, (_, index) => ({
      product: {
        _id: `${index}`.padStart(36, '0'),
        inStock: true,
        name: 'Oil'.repeat(40),
        nameTa: long(120),
        price: 0.05,
        packMass: 100,
      },
      quantity: 1,
    }))
    return lines
  }

  it('the message of an order keeps its lengths and its delivery in both languages where nothing more fits', () => {
    const lines = longestLines()
    const details = { pin: '641602', name: long(80), place: long(80), note: long(200) }
    for (const inOne of inBoth) {
      const message = composeOrderMessage({ ...order, ...inOne, lines, details })
      const said = decode(message)
      expect(said.slice(0, -1).join('\n').length).toBeLessThan(orderListLimits.text)
      expect(message.address.length).toBeLessThanOrEqual(orderListLimits.address)
      const { words } = inOne
      const total = said.indexOf(words.total('₹2'))
      expect(said.slice(total - 1, total + 4)).toEqual([
        words.more(orderListLimits.lines),
        words.total('₹2'),
        `${words.labels.pin}: 641602`,
        words.delivery(words.charges.about('₹60')),
        `${words.labels.name}: ${long(80)}`,
      ])
    }
  })
})
