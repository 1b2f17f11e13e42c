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

type Get = CsvRecord['get']

const read = [
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
  'In stock?',
  'Sale price',
  'Regular price',
  'Categories',
  'Parent',
]
const ignored = [
  'Tax status',
  'Tax class',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Allow customer reviews?',
  'Purchase note',
  'Tags',
  'Brands',
  'Shipping class',
  'Images',
  'Download limit',
  'Download expiry days',
  'Grouped products',
  'Upsells',
  'Cross-sells',
  'External URL',
  'Button text',
  'Position',
  'Cost of goods',
]
const known = new Set([...read, ...ignored].map(normalizeName))
/** Columns that are numbered, name a unit, or come from plugins. */
const family = /^(attribute|download)\d+|^(weight|length|width|height)[a-z]+$|^meta/
const attributes = Array.from({ length: 10 }, (_, index) => `attribute${index + 1}`)

/** In its fields for anything else, which its importer takes for products by this heading. */
export const wooCommerceCarried = carryBy((column) => `Meta: catalogue_${column}`)

export const wooCommerce: ShopFormat = {
  program: 'WooCommerce',
  fits: (names) =>
    names.has('name') &&
    names.has('regularprice') &&
    ['type', 'published', 'isfeatured', 'visibilityincatalog'].some((name) => names.has(name)),
  knows: (name) => known.has(name) || family.test(name),
  reads: new Set([
    ...read.map(normalizeName),
    ...attributes.flatMap((attribute) => [`${attribute}name`, `${attribute}values`]),
    ...wooCommerceCarried.keys,
  ]),
  fills: [
    'name',
    'description',
    'price',
    'originalPrice',
    'category',
    'subcategory',
    'featured',
    'inStock',
    'size',
    'gtin',
    'hidden',
  ],
  prepare(records, context) {
    const parents = indexParents(records)
    const withVariations = new Set(records.map(({ get }) => parents.get(get('parent'))))
    return (record) => {
      const types = record.get('type').split(/\s*,\s*/)
      const skip = (skipped: string) => {
        return { line: record.line, fields: { name: record.get('name') }, skipped }
      }
      if (types.includes('grouped')) return skip('Only a group of other products')
      if (withVariations.has(record)) return skip('Its variations are products of their own here')
      return convert(record, parents.get(record.get('parent')), context)
    }
  },
}

/** Variations name their parent by its SKU, or else by `id:` and its id. */
function indexParents(records: CsvRecord[]): Map<string, CsvRecord> {
  const parents = new Map<string, CsvRecord>()
  for (const record of records) {
    if (!record.get('type').includes('variable')) continue
    parents.set(`id:${record.get('id')}`, record)
    if (record.get('sku')) parents.set(record.get('sku'), record)
  }
  return parents
}

function convert(
  record: CsvRecord,
  parent: CsvRecord | undefined,
  context: FormatContext,
): CsvLine {
  /** Values that all variations share are only in the parent. */
  const get: Get = (name) => record.get(name) || parent?.get(name) || ''
  const name = context.toPlainText(get('name'), 'ignored')
  const options = readOptions(record.get)
  const { note: priceNote, ...prices } = readPrices(record.get, context.today)
  const { note, ...category } = context.findCategory(readPaths(get('categories')))
  const { gtin, note: barcodeNote } = readBarcode(record.get('gtinupceanorisbn'))
  const hidden = get('visibilityincatalog') === 'hidden' ? 'Was hidden in its catalogue' : undefined
  return {
    line: record.line,
    fields: {
      name: parent ? nameVariant(name, options) : name,
      description: readDescription(get, context.toPlainText),
      ...prices,
      ...category,
      featured: (parent ?? record).get('isfeatured'),
      // Products on backorder count as in stock.
      inStock: record.get('instock').replace('backorder', '1'),
      size: sizeOfOptions(options, parent !== undefined),
      gtin,
      hidden: String([record, parent].some(isUnpublished)),
      ...wooCommerceCarried.read(record, context),
    },
    notes: [priceNote, note, barcodeNote, hidden].filter((text) => text !== undefined),
  }
}

/** `0` is private, `-1` a draft; a variation goes with its parent, too. */
function isUnpublished(record: CsvRecord | undefined): boolean {
  return record !== undefined && !['1', ''].includes(record.get('published'))
}

/** The attributes with one value; several are the choices of a parent's variations. */
function readOptions(get: Get): Option[] {
  return attributes
    .map((attribute) => ({
      name: get(`${attribute}name`),
      list: readList(get(`${attribute}values`)),
    }))
    .filter(({ list }) => list.length === 1)
    .map(({ name, list: [value = ''] }) => ({ name, value }))
}

function readPrices(get: Get, today: string) {
  const regular = readMoneyCell(get('regularprice'))
  const sale = readMoneyCell(get('saleprice'))
  if (!regular && !sale) return { price: '', originalPrice: '', note: 'Has no price' }
  const [starts, ends] = [get('datesalepricestarts'), get('datesalepriceends')]
  const isOver = ends !== '' && ends.slice(0, 10) < today
  if (!sale || isOver || starts.slice(0, 10) > today) {
    const note = sale && `The sale price ${sale} does not hold today`
    return { price: regular, originalPrice: '', note: note || undefined }
  }
  return { price: sale, originalPrice: regular, note: undefined }
}

function readDescription(get: Get, toPlainText: FormatContext['toPlainText']): string {
  const [short, long] = [get('shortdescription'), get('description')].map((text) =>
    toPlainText(readBreaks(text), 'shown'),
  )
  if (!short || !long || long.includes(short)) return long || short || ''
  return `${short}\n\n${long}`
}

/** Line breaks are written as `\n`. */
function readBreaks(text: string): string {
  return text.replace(/\\\\n|\\n/g, (sign) => (sign === '\\n' ? '\n' : '\\n'))
}

function readPaths(categories: string): string[][] {
  return readList(categories).map((path) => path.split('>').map((name) => name.trim()))
}

/** `A, B\, C` is `A` and `B, C`. */
function readList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}
