import { describe, expect, it } from 'vitest'
import { readColumns, readLines } from '../testing/lines.ts'

/** The same file as it is written now, and as it was before. */
const dialects = {
  now: {
    head: [
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store',
      'Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value',
      'Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure',
      'Inventory tracker,Inventory quantity,Continue selling when out of stock',
      'Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service',
      'Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title',
      'SEO description,Color (product.metafields.shopify.color-pattern)',
      'Google Shopping / MPN,Included / India,Price / International',
    ],
    cells: {
      title: 'Title',
      handle: 'URL handle',
      body: 'Description',
      published: 'Published on online store',
      sku: 'SKU',
      price: 'Price',
      before: 'Compare-at price',
      barcode: 'Barcode',
      tracker: 'Inventory tracker',
      quantity: 'Inventory quantity',
      oversell: 'Continue selling when out of stock',
      image: 'Product image URL',
      category: 'Product category',
      option: 'Option1 name',
      value: 'Option1 value',
      option2: 'Option2 name',
      value2: 'Option2 value',
    },
  },
  before: {
    head: [
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name',
      'Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU',
      'Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
      'Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping',
      'Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title',
      'SEO Description,Google Shopping / Google Product Category,Variant Image,Variant Weight Unit',
      'Variant Tax Code,Cost per item,Included / India,Price / India,Compare At Price / India,Status',
    ],
    cells: {
      title: 'Title',
      handle: 'Handle',
      body: 'Body (HTML)',
      published: 'Published',
      sku: 'Variant SKU',
      price: 'Variant Price',
      before: 'Variant Compare At Price',
      barcode: 'Variant Barcode',
      tracker: 'Variant Inventory Tracker',
      quantity: 'Variant Inventory Qty',
      oversell: 'Variant Inventory Policy',
      image: 'Image Src',
      category: 'Product Category',
      option: 'Option1 Name',
      value: 'Option1 Value',
      option2: 'Option2 Name',
      value2: 'Option2 Value',
    },
  },
}

describe.each(Object.entries(dialects))('as it is written %s', (_, dialect) => {
  const columns = dialect.head.join(',').split(',')
  const names: Record<string, string> = { ...dialect.cells, type: 'Type', status: 'Status' }
  const writeExport = (...records: Record<string, string>[]) => {
    const rows = records.map((record) => {
      const cells = Object.entries(record).map(([key, cell]) => [names[key], cell])
      const byName = Object.fromEntries(cells)
      return columns.map((name) => byName[name] ?? '')
    })
    return [columns, ...rows]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n')
  }
  const single = {
    title: 'Sesame Oil',
    handle: 'sesame-oil',
    type: 'Sesame',
    status: 'active',
    published: 'TRUE',
    option: 'Title',
    value: 'Default Title',
    price: '320.00',
  }
  const readOne = (record: Record<string, string>) =>
    readLines(writeExport({ ...single, ...record }))[0]

  it('an export of Shopify leaves no column open', () => {
    const { format, columns } = readColumns(writeExport(single))
    expect(format?.program).toBe('Shopify')
    expect(columns.filter(({ use }) => !use)).toEqual([])
  })

  it('an export of Shopify has a product in each line', () => {
    const line = readOne({ body: 'Pressed slowly.', before: '360.00' })
    expect(line).toEqual({
      line: 2,
      notes: [],
      fields: {
        name: 'Sesame Oil',
        description: 'Pressed slowly.',
        price: '320.00',
        originalPrice: '360.00',
        category: 'c1',
        subcategory: 's1',
        inStock: 'true',
        size: '',
        gtin: '',
        hidden: 'false',
      },
    })
  })

  it.each([
    ['8901234567890', '8901234567890', 0],
    ["'8901234567890", '8901234567890', 0],
    ['SHELF 12', '', 1],
  ])('an export of Shopify takes the barcode %j along as %j', (barcode, gtin, notes) => {
    const line = readOne({ barcode })
    expect(line?.fields.gtin).toBe(gtin)
    expect(line?.notes).toHaveLength(notes)
  })

  function readVariants(next: object) {
    const lines = readLines(
      writeExport(
        { ...single, option: 'Size', value: '500 ml', image: 'https://cdn.example/1.jpg' },
        {
          ...next,
          value: '1 L',
          price: '600.00',
          before: '640.00',
          image: 'https://cdn.example/2.jpg',
        },
        { ...next, image: 'https://cdn.example/3.jpg' },
        { ...single, handle: 'other', title: 'Castor Oil', option: 'Size', value: '100 ml' },
      ),
    )
    return lines
  }

  it('an export of Shopify makes a product of each variant, and none of a further picture', () => {
    const next = { handle: 'sesame-oil' }
    const lines = readVariants(next)
    expect(lines).toMatchObject([
      { line: 2, fields: { name: 'Sesame Oil 500 ml', size: '500 ml', price: '320.00' } },
      {
        line: 3,
        fields: { name: 'Sesame Oil 1 L', size: '1 L', price: '600.00', originalPrice: '640.00' },
      },
      { line: 4, fields: { name: 'Sesame Oil' }, skipped: expect.stringContaining('picture') },
      { line: 5, fields: { name: 'Castor Oil', size: '100 ml' } },
    ])
  })

  it('an export of Shopify has the size of a variant that differs in more', () => {
    const lines = readLines(
      writeExport(
        { ...single, option: 'Vessel', value: 'Tin', option2: 'Size', value2: '1 L' },
        { handle: 'sesame-oil', value: 'Glass', value2: '1 L', price: '340' },
      ),
    )
    expect(lines.map(({ fields }) => [fields.name, fields.size])).toEqual([
      ['Sesame Oil Tin 1 L', '1 L'],
      ['Sesame Oil Glass 1 L', '1 L'],
    ])
  })

  it.each([
    [{ status: 'draft' }, true],
    [{ status: 'archived' }, true],
    [{ status: 'Active' }, false],
    [{ status: '' }, false],
    [{ published: 'FALSE' }, true],
  ])('a product of Shopify with %j is hidden: %j', (record, hidden) => {
    expect(readOne(record)?.fields.hidden).toBe(String(hidden))
  })

  it.each([
    [{ tracker: '', quantity: '0' }, 'true'],
    [{ tracker: 'shopify', quantity: '3' }, 'true'],
    [{ tracker: 'shopify', quantity: '1,250' }, 'true'],
    [{ tracker: 'shopify', quantity: '0', oversell: 'deny' }, 'false'],
    [{ tracker: 'shopify', quantity: '-2', oversell: 'FALSE' }, 'false'],
    [{ tracker: 'shopify', quantity: '0', oversell: 'continue' }, 'true'],
    [{ tracker: 'shopify', quantity: '0', oversell: 'TRUE' }, 'true'],
    [{ tracker: 'shopify', quantity: '' }, 'true'],
  ])('a product of Shopify with %j is in stock: %j', (record, inStock) => {
    expect(readOne(record)?.fields.inStock).toBe(inStock)
  })

  it.each([
    [{ before: '' }, '320.00', '', 0],
    [{ before: '320.00' }, '320.00', '', 0],
    [{ before: '0' }, '320.00', '', 0],
    [{ before: '300' }, '320.00', '', 1],
    [{ before: 'was 400' }, '320.00', 'was 400', 0],
    [{ price: '450,50', before: '500,00' }, '450.50', '500.00', 0],
    [{ price: '1,250.00', before: '₹1,25,000' }, '1250.00', '125000', 0],
    [{ price: '' }, '', '', 1],
  ])(
    'a product of Shopify with %j has the price %j, before %j',
    (record, price, originalPrice, notes) => {
      const line = readOne(record)
      expect(line?.fields).toMatchObject({ price, originalPrice })
      expect(line?.notes).toHaveLength(notes)
    },
  )

  it.each([
    [{ type: 'Sesame' }, 'c1', 's1', 0],
    [{ type: '', category: 'Food > Cooking Oils > Oils' }, 'c1', '', 1],
    [{ type: 'Unheard of', category: 'Food > Gifts' }, 'c2', '', 1],
    [{ type: 'Sesame', category: 'Food > Cooking Oils' }, 'c1', 's1', 0],
    [{ type: 'Unheard of' }, 'Unheard of', '', 0],
    [{ type: '' }, '', '', 0],
  ])('a product of Shopify with %j is in %j, %j', (record, category, subcategory, notes) => {
    const line = readOne(record)
    expect(line?.fields).toMatchObject({ category, subcategory })
    expect(line?.notes).toHaveLength(notes)
  })
})
