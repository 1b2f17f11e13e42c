import { readNumber, toNumber } from '../../../../../contract/numbers/read-number.ts'
import type { CsvFields } from '../columns.ts'
import { normalizeName } from '../columns.ts'
import { readMoneyCell } from '../read-values.ts'
import { carryBy } from './carried.ts'
import {
  type CsvLine,
  type CsvRecord,
  type FormatContext,
  nameVariant,
  type Option,
  readBarcode,
  type ShopFormat,
  sizeOfOptions,
} from './format.ts'

/** The columns that are read, by their current and former names. */
const read = {
  title: ['Title'],
  handle: ['URL handle', 'Handle'],
  description: ['Description', 'Body (HTML)'],
  type: ['Type', 'Custom Product Type'],
  category: ['Product category', 'Standardized Product Type', 'Standard Product Type'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  sku: ['SKU', 'Variant SKU'],
  barcode: ['Barcode', 'Variant Barcode'],
  price: ['Price', 'Variant Price'],
  compareAt: ['Compare-at price', 'Variant Compare At Price'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  oversell: ['Continue selling when out of stock', 'Variant Inventory Policy'],
}
const optionColumns = [1, 2, 3].map((number) => ({
  name: `option${number}name`,
  value: `option${number}value`,
}))
const ignored = [
  'Vendor',
  'Tags',
  'Cost per item',
  'Charge tax',
  'Tax code',
  'Gift card',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'SEO title',
  'SEO description',
]
/** In its metafields of products. */
export const shopifyCarried = carryBy(
  (column) => `${column} (product.metafields.catalogue.${column})`,
  ['featured', 'name', 'description'],
)
const reads = new Set([
  ...Object.values(read).flat().map(normalizeName),
  ...optionColumns.flatMap(({ name, value }) => [name, value]),
  ...shopifyCarried.keys,
])
const known = new Set([...reads, ...ignored.map(normalizeName)])
/** Options, pictures, markets, metafields and sales channels. */
const family =
  /^option\d|^variant|^image|^unitprice|^googleshopping|^(included|price|compareatprice)\p{L}|productmetafields/u

export const shopify: ShopFormat = {
  program: 'Shopify',
  fits: (names) => names.has('title') && (names.has('handle') || names.has('urlhandle')),
  knows: (name) => known.has(name) || family.test(name),
  reads,
  fills: [
    'name',
    'description',
    'price',
    'originalPrice',
    'category',
    'subcategory',
    'inStock',
    'size',
    'gtin',
    'hidden',
  ],
  prepare(records, context) {
    const productOf = groupByHandle(records)
    return (record) => {
      const product = productOf.get(record) ?? { head: record, variants: 1 }
      const name = cell(product.head, 'title')
      if (record !== product.head && !isVariant(record)) {
        return { line: record.line, fields: { name }, skipped: 'Only a further picture' }
      }
      return convert(record, product, context)
    }
  },
}

function cell({ get }: CsvRecord, column: keyof typeof read): string {
  return read[column].map((name) => get(normalizeName(name))).find(Boolean) ?? ''
}

/** A product has a record for each variant; shared values are only in the first. */
type Product = { head: CsvRecord; variants: number }

function groupByHandle(records: CsvRecord[]): Map<CsvRecord, Product> {
  const byHandle = new Map<string, Product>()
  const productOf = new Map<CsvRecord, Product>()
  for (const record of records) {
    const handle = cell(record, 'handle') || `title:${cell(record, 'title')}`
    const product = byHandle.get(handle) ?? { head: record, variants: 0 }
    if (record === product.head || isVariant(record)) product.variants++
    byHandle.set(handle, product)
    productOf.set(record, product)
  }
  return productOf
}

/** Other records without a title only add a picture. */
function isVariant(record: CsvRecord): boolean {
  const first = optionColumns[0]?.value ?? ''
  return [cell(record, 'price'), cell(record, 'sku'), record.get(first)].some(Boolean)
}

function convert(record: CsvRecord, { head, variants }: Product, context: FormatContext): CsvLine {
  const title = cell(head, 'title')
  const options = readOptions(record, head)
  const { note: priceNote, ...prices } = readPrices(record)
  const paths = [cell(head, 'type'), cell(head, 'category')].filter(Boolean).map(readPath)
  const { note, ...category } = context.findCategory(paths)
  const { gtin, note: barcodeNote } = readBarcode(cell(record, 'barcode'))
  const description = context.toPlainText(cell(head, 'description'), 'ignored')
  return {
    line: record.line,
    fields: {
      name: variants > 1 ? nameVariant(title, options) : title,
      description,
      ...prices,
      ...category,
      inStock: String(isInStock(record)),
      size: sizeOfOptions(options, variants > 1),
      gtin,
      hidden: String(isHidden(head)),
      ...readCarried(record, head, description, context),
    },
    notes: [priceNote, note, barcodeNote].filter((text) => text !== undefined),
  }
}

/** Values of a variant itself; its group is its product's. A description that was changed there wins. */
function readCarried(
  record: CsvRecord,
  head: CsvRecord,
  shown: string,
  context: FormatContext,
): CsvFields {
  const { group } = shopifyCarried.read(head, context)
  const { description, ...carried } = shopifyCarried.read(record, context)
  const isShown = description !== undefined && shown.includes(description)
  return { ...(group && { group }), ...carried, ...(isShown && { description }) }
}

/** A draft, an archived product, or one that is not in the shop. */
function isHidden(head: CsvRecord): boolean {
  const status = cell(head, 'status').toLowerCase()
  return !['active', ''].includes(status) || cell(head, 'published').toLowerCase() === 'false'
}

function readOptions(record: CsvRecord, head: CsvRecord): Option[] {
  return (
    optionColumns
      .map(({ name, value }) => ({ name: head.get(name), value: record.get(value) }))
      // The name of the only variant of a product without options.
      .filter(({ value }) => value !== '' && value !== 'Default Title')
  )
}

function readPrices(record: CsvRecord) {
  const price = readMoneyCell(cell(record, 'price'))
  const compareAt = readMoneyCell(cell(record, 'compareAt'))
  if (!price) return { price, originalPrice: compareAt, note: 'Has no price' }
  // A text that is no amount is rejected as an original price, rather than left out.
  if (!(toNumber(compareAt || '0') <= toNumber(price))) return { price, originalPrice: compareAt }
  const isLower = Number(compareAt) > 0 && Number(compareAt) < Number(price)
  const note = isLower ? `The compare-at price ${compareAt} is below the price` : undefined
  return { price, originalPrice: '', note }
}

function isInStock(record: CsvRecord): boolean {
  const quantity = cell(record, 'quantity')
  const isCounted = cell(record, 'tracker') !== '' && quantity !== ''
  return (
    !isCounted ||
    toNumber(readNumber(quantity)) > 0 ||
    /^(continue|true)$/i.test(cell(record, 'oversell'))
  )
}

function readPath(text: string): string[] {
  return text.split('>').map((name) => name.trim())
}
