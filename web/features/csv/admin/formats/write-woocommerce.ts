import { writePack } from '../../../../../contract/packs/pack-words.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { wooCommerceCarried } from './woocommerce.ts'
import { guardStart, writeHtml } from './write-html.ts'

/** The columns by the headings that WooCommerce's own exporter writes and its importer knows. */
const columns: [string, (product: Product, origin: string) => string][] = [
  ['Type', () => 'simple'],
  ['SKU', ({ _id }) => _id],
  ['GTIN, UPC, EAN, or ISBN', ({ gtin = '' }) => gtin],
  ['Name', ({ name }) => writeHtml(name)],
  // -1 is a draft.
  ['Published', ({ visibility = 'public' }) => (visibility === 'public' ? '1' : '-1')],
  ['Is featured?', ({ featured }) => (featured ? '1' : '0')],
  ['Visibility in catalog', () => 'visible'],
  ['Description', ({ description }) => writeBreaks(writeHtml(description))],
  ['In stock?', ({ inStock }) => (inStock ? '1' : '0')],
  ['Sale price', ({ price, originalPrice }) => (price && originalPrice ? String(price) : '')],
  ['Regular price', ({ price, originalPrice = price }) => (price ? String(originalPrice) : '')],
  ['Categories', ({ category, subcategory }) => writePath(category.name, subcategory?.name)],
  ['Images', ({ image = '' }, origin) => image && new URL(image, origin).href],
  ['Attribute 1 name', (product) => sizeOf(product) && 'Size'],
  ['Attribute 1 value(s)', (product) => escapeCommas(sizeOf(product))],
  ['Attribute 1 visible', (product) => sizeOf(product) && '1'],
  ['Attribute 1 global', (product) => sizeOf(product) && '0'],
]

/** Products as WooCommerce imports them; addresses of pictures begin with `origin`. */
export function writeWooCommerce(products: Product[], origin: string): string[][] {
  return [
    [...columns.map(([head]) => head), ...wooCommerceCarried.heads],
    ...products.map((product) => [
      ...columns.map(([head, write]) => {
        const cell = write(product, origin)
        return head === 'Published' ? cell : guardStart(cell)
      }),
      ...wooCommerceCarried.write(product).map(guardStart),
    ]),
  ]
}

export function sizeOf(product: Product): string {
  return product.size || writePack(product)
}

/** A line break is written as `\n`; a text that looks like one gets a second backslash. */
function writeBreaks(text: string): string {
  return text.replaceAll('\\n', '\\\\n').replaceAll('\n', '\\n')
}

function writePath(...names: (string | undefined)[]): string {
  return names
    .filter((name) => name !== undefined)
    .map(escapeCommas)
    .join(' > ')
}

function escapeCommas(text: string): string {
  return text.replaceAll(',', '\\,')
}
