import { describe, expect, it } from 'vitest'
import { type Product, productSchema } from '../../../../../contract/products/product.ts'
import type { CsvFields } from '../columns.ts'
import { product, readColumns, readLines } from '../testing/lines.ts'
import { type ExportFormat, writeProducts } from '../write-csv.ts'

const origin = 'https://shop.example'
const others = ['woocommerce', 'shopify'] as const
const { group: _, packAmount, packUnit, packCount, packMass, ...alone } = product
const plain: Product = { ...alone, inStock: true, image: '/uploads/a.webp' }
const noPack = { packAmount, packUnit, packCount, packMass }

const fieldsOf = (format: ExportFormat, ...products: Product[]): CsvFields[] =>
  readLines(writeProducts(format, products, origin), '2027-01-15', readHtml)
    .filter(({ skipped }) => !skipped)
    .map(({ fields }) => fields)

/** As a browser reads the little HTML that is written: entities, and breaks between lines. */
function readHtml(html: string): string {
  const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
  const text = html.replaceAll('<br>', '\n')
  expect(text).not.toMatch(/[<>]|&(?!(lt|gt|amp);)/)
  return text.replace(/&(lt|gt|amp);/g, (entity) => entities[entity as keyof typeof entities])
}

/** A cell of the only line, by its heading. */
function cellOf(format: ExportFormat, one: Product, head: string): string | undefined {
  const { columns, rows } = readColumns(writeProducts(format, [one], origin))
  const index = columns.find(({ name }) => name === head)?.index
  return index === undefined ? undefined : rows[0]?.cells[index]
}

describe.each(others)('a file for %s', (format) => {
  it('a file for another shop leaves no column open when it is imported here', () => {
    const { format: found, columns } = readColumns(writeProducts(format, [plain], origin))
    expect(found?.program.toLowerCase()).toBe(format)
    expect(columns.filter(({ use }) => !use)).toEqual([])
  })

  it('a file for another shop gives back both languages, prices, stock, category, barcode, pack and season', () => {
    const season = { visibleFrom: '2027-01-01', visibleUntil: '2027-01-15', leadDays: 3 }
    const whole = productSchema.parse({ ...plain, ...noPack, ...season, group: product.group })
    expect(fieldsOf(format, whole)).toMatchObject([
      {
        name: product.name,
        description: product.description,
        nameTa: product.nameTa,
        descriptionTa: product.descriptionTa,
        price: '320.5',
        originalPrice: '400',
        category: 'c1',
        subcategory: 's1',
        gtin: product.gtin,
        size: '1 L',
        packAmount: '0.5',
        packUnit: 'l',
        packCount: '2',
        packMass: '918',
        group: 'Sesame Oil',
        hidden: 'false',
        visibleFrom: '2027-01-01',
        visibleUntil: '2027-01-15',
        leadDays: '3',
      },
    ])
  })

  it.each([
    ['in stock', { inStock: true }, /^(1|true)$/],
    ['out of stock', { inStock: false }, /^(0|false)$/],
  ])('a file for another shop says what is %s', (_, change, wanted) => {
    expect(fieldsOf(format, { ...plain, ...change })[0]?.inStock).toMatch(wanted)
  })

  it.each(['draft', 'season', 'category'])(
    'a file for another shop publishes nothing that is hidden: %s',
    (reason) => {
      const hidden = { hidden: reason === 'draft', visibility: 'hidden' as const }
      expect(fieldsOf(format, { ...plain, ...hidden })[0]?.hidden).toBe('true')
    },
  )

  it.each([
    'Oil & ghee < 5 %',
    'C:\\new and\nnext\n\nline',
    '<b>bold</b> &amp; &lt;',
    '=SUM(A1)',
    '-5 %, "quoted"; @home',
    '"',
    'எள் எண்ணெய் 🌻',
  ])('a file for another shop gives back the text %j', (text) => {
    const [fields] = fieldsOf(format, {
      ...plain,
      name: text.replaceAll('\n', ' '),
      description: text,
    })
    expect([fields?.name, fields?.description]).toEqual([text.replaceAll('\n', ' '), text])
  })

  it('a file for another shop names pictures by whole addresses, and nothing of what a bottle costs', () => {
    const head = format === 'shopify' ? 'Product image URL' : 'Images'
    expect(cellOf(format, plain, head)).toBe(`${origin}/uploads/a.webp`)
    expect(writeProducts(format, [{ ...plain, packCost: 12.75 }], origin)).not.toContain('12.75')
  })

  it('a file for another shop gives nothing away: what has no price cannot be bought there', () => {
    const { originalPrice: _, ...onRequest } = { ...plain, price: 0 }
    const [fields] = fieldsOf(format, onRequest)
    expect(fields?.price).toBe('')
    if (format === 'shopify') expect(cellOf(format, onRequest, 'Status')).toBe('draft')
  })
})

describe('sizes in a file for Shopify', () => {
  const sizes = ['500 ml', '1 L', '5 L'].map((size, index) => ({
    ...plain,
    _id: `p${index}`,
    name: `Sesame Oil ${size}`,
    size,
    price: 100 + index,
    gtin: `890123456789${index}`,
    group: product.group,
  }))
  const titles = (...products: Product[]) => {
    const { columns, rows } = readColumns(writeProducts('shopify', products, origin))
    const index = columns.find(({ name }) => name === 'Title')?.index ?? -1
    return rows.map(({ cells }) => cells[index])
  }

  it('the sizes of a group are variants of one product for Shopify, and come back as they were', () => {
    expect(titles(...sizes)).toEqual(['Sesame Oil', '', ''])
    expect(fieldsOf('shopify', ...sizes)).toMatchObject(
      sizes.map(({ name, size, price, description }) => {
        return { name, size, price: String(price), description, group: 'Sesame Oil' }
      }),
    )
  })

  it.each([
    ['another category', { category: { _id: 'c2', name: 'Gifts' } }],
    ['no price', { price: 0 }],
    ['the size of another', { size: '1 L', name: 'Sesame Oil 1 L' }],
    ['another visibility', { visibility: 'hidden' as const }],
  ])('the sizes of a group stay products for Shopify where one has %s', (_, change) => {
    const [first, ...rest] = sizes
    if (!first) throw new Error('There are no sizes')
    expect(titles({ ...first, ...change }, ...rest)).toHaveLength(3)
    expect(titles({ ...first, ...change }, ...rest)).not.toContain('')
  })

  it('the sizes of a group for Shopify keep their own names, texts, Tamil and packs', () => {
    const own = sizes.map((size, index) => ({
      ...size,
      ...noPack,
      packAmount: index + 1,
      name: `${size.name} Tin`,
      nameTa: `டின் ${index}`,
      description: `Text ${index}\n<of> its own`,
    }))
    expect(titles(...own)).toEqual(['Sesame Oil', '', ''])
    expect(fieldsOf('shopify', ...own)).toMatchObject(
      own.map(({ name, nameTa, description, packAmount, size }) => {
        return { name, nameTa, description, packAmount: String(packAmount), size }
      }),
    )
    const [first] = own
    expect(first && cellOf('shopify', first, 'Description')).not.toContain('1 L')
  })

  it('the sizes of a group take a description that was changed in Shopify', () => {
    const [one, ...rest] = sizes
    if (!one) throw new Error('There are no sizes')
    const file = writeProducts('shopify', [{ ...one, description: 'Old words' }, ...rest], origin)
    const [line] = readLines(file.replace('Old words', 'New words'), '2027-01-15', readHtml)
    expect(line?.fields.description).toContain('New words')
  })

  it('the sizes of a group have handles of their own for Shopify, which are small letters, digits and dashes', () => {
    const tamil = { ...plain, _id: 'p8', name: 'நல்லெண்ணெய்' }
    const { columns, rows } = readColumns(
      writeProducts('shopify', [plain, { ...plain, _id: 'p9' }, tamil], origin),
    )
    const index = columns.find(({ name }) => name === 'URL handle')?.index ?? -1
    const handles = rows.map(({ cells }) => cells[index] ?? '')
    expect(handles).toEqual(['gold-oil-1-l', 'gold-oil-1-l-p9', 'p8'])
  })
})
