import { describe, expect, it } from 'vitest'
import { readColumns, readLines } from '../testing/lines.ts'

const columns = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Allow customer reviews?',
  'Purchase note',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Shipping class',
  'Images',
  'Download limit',
  'Download expiry days',
  'Parent',
  'Grouped products',
  'Upsells',
  'Cross-sells',
  'External URL',
  'Button text',
  'Position',
  'Brands',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Meta: _yoast_wpseo_primary_product_cat',
]
const simple = { ID: '12', Type: 'simple', Name: 'Sesame Oil', Published: '1', 'In stock?': '1' }

/** An export of these records, every cell in quotation marks. */
function writeExport(...records: Record<string, string>[]): string {
  const rows = [columns, ...records.map((record) => columns.map((name) => record[name] ?? ''))]
  return rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n')
}
const readOne = (record: Record<string, string>) =>
  readLines(writeExport({ ...simple, ...record }))[0]

describe('exports of WooCommerce', () => {
  it('an export of WooCommerce leaves no column open', () => {
    const { format, columns } = readColumns(writeExport(simple))
    expect(format?.program).toBe('WooCommerce')
    expect(columns.filter(({ use }) => !use)).toEqual([])
    expect(columns.find(({ name }) => name === 'Tags')?.use).toBe('left out')
  })

  function readWhole() {
    const line = readOne({
      'Regular price': '320',
      'GTIN, UPC, EAN, or ISBN': '8901234567890',
      'Is featured?': '1',
      Categories: 'Oils > Sesame',
      Description: 'Pressed slowly.\\nIn a mill: C:\\\\new',
      'Short description': 'Cold.',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '1 L',
    })
    return line
  }

  it('an export of WooCommerce has a product in each line, without the other shop’s id', () => {
    const line = readWhole()
    expect(line).toEqual({
      line: 2,
      notes: [],
      fields: {
        name: 'Sesame Oil',
        description: 'Cold.\n\nPressed slowly.\nIn a mill: C:\\new',
        price: '320',
        originalPrice: '',
        category: 'c1',
        subcategory: 's1',
        featured: '1',
        inStock: '1',
        size: '1 L',
        gtin: '8901234567890',
        hidden: 'false',
      },
    })
  })

  it.each([
    [{ 'Regular price': '1,250.00' }, '1250.00', '', 0],
    [{ 'Regular price': '320', 'Sale price': '280' }, '280', '320', 0],
    [{ 'Regular price': '320,50', 'Sale price': '280' }, '280', '320.50', 0],
    [
      { 'Regular price': '320', 'Sale price': '280', 'Date sale price ends': '2027-01-15' },
      '280',
      '320',
      0,
    ],
    [
      { 'Regular price': '320', 'Sale price': '280', 'Date sale price ends': '2027-01-14 0:00:00' },
      '320',
      '',
      1,
    ],
    [
      { 'Regular price': '320', 'Sale price': '280', 'Date sale price starts': '2027-02-01' },
      '320',
      '',
      1,
    ],
    [{}, '', '', 1],
  ])(
    'a product of WooCommerce with %j has the price %j, before %j',
    (record, price, originalPrice, notes) => {
      const line = readOne(record)
      expect(line?.fields).toMatchObject({ price, originalPrice })
      expect(line?.notes).toHaveLength(notes)
    },
  )

  it.each([
    ['Oils', 'c1', '', 0],
    ['Oils > Sesame', 'c1', 's1', 0],
    ['Oils, Oils > Sesame', 'c1', 's1', 0],
    ['sesame', 'c1', 's1', 0],
    ['Flours\\, fine > Rice, Gifts', 'c2', '', 0],
    ['Oils > Sesame, Gifts', 'c1', 's1', 1],
    ['Oils > Groundnut', 'c1', '', 1],
    ['Shop > Oils > Sesame', 'c1', 's1', 1],
    ['Flours\\, fine > Rice', 'Flours, fine', 'Rice', 0],
    ['Gifts > Sesame', 'c2', '', 1],
    ['', '', '', 0],
  ])(
    'a product of WooCommerce with the categories %j is in %j, %j',
    (Categories, category, subcategory, notes) => {
      const line = readOne({ Categories, 'Regular price': '1' })
      expect(line?.fields).toMatchObject({ category, subcategory })
      expect(line?.notes).toHaveLength(notes)
    },
  )

  it.each([
    ['1', false],
    ['', false],
    ['0', true],
    ['-1', true],
    ['2', true],
  ])('a product of WooCommerce where Published is %j is hidden: %j', (Published, hidden) => {
    expect(readOne({ Published })?.fields.hidden).toBe(String(hidden))
  })

  it('an export of WooCommerce counts what can be ordered for later as in stock', () => {
    expect(readOne({ 'In stock?': 'backorder' })?.fields.inStock).toBe('1')
    expect(readOne({ 'In stock?': '0' })?.fields.inStock).toBe('0')
  })

  const variation = (Name: string, size: string, Parent: string) => ({
    ID: '45',
    Type: 'variation',
    Published: '1',
    'In stock?': '1',
    'Regular price': '420',
    Name,
    Parent,
    'Attribute 1 name': 'Volume',
    'Attribute 1 value(s)': size,
  })

  const parent = {
    ...simple,
    ID: '44',
    Type: 'variable',
    SKU: 'SES',
    Description: 'Pressed slowly.',
    Categories: 'Oils > Sesame',
    'Is featured?': '1',
    'Attribute 1 name': 'Volume',
    'Attribute 1 value(s)': '1 L, 5 L',
  }

  function expectProducts(lines: ReturnType<typeof readLines>) {
    expect(lines).toMatchObject([
      { line: 2, skipped: expect.stringContaining('variations') },
      {
        fields: {
          name: 'Sesame Oil - 1 L',
          size: '1 L',
          description: 'Pressed slowly.',
          category: 'c1',
          subcategory: 's1',
          featured: '1',
          price: '420',
        },
      },
      { fields: { name: 'Sesame Oil 5 L', size: '5 L' } },
      { fields: { name: 'Without variations', size: '' } },
      { skipped: expect.stringContaining('group') },
    ])
  }

  it('an export of WooCommerce makes a product of each variation, with what its parent says for all', () => {
    const lines = readLines(
      writeExport(
        parent,
        variation('Sesame Oil - 1 L', '1 L', 'SES'),
        variation('Sesame Oil', '5 L', 'id:44'),
        { ...parent, ID: '50', SKU: 'ALONE', Name: 'Without variations' },
        { ...simple, Type: 'grouped', Name: 'All oils' },
      ),
    )
    expectProducts(lines)
    expect(lines[3]?.skipped).toBeUndefined()
  })

  it('an export of WooCommerce gives back a name that was guarded against formulas, and no other sign', () => {
    expect(readOne({ Name: `'-5 % oil, '-x` })?.fields.name).toBe(`-5 % oil, '-x`)
  })
})
