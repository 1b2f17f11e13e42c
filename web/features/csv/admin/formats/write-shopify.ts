import type { Product } from '../../../../../contract/products/product.ts'
import type { CsvFields } from '../columns.ts'
import { nameVariant } from './format.ts'
import { shopifyCarried } from './shopify.ts'
import { guardStart, writeHtml } from './write-html.ts'
import { sizeOf } from './write-woocommerce.ts'

/** One product of Shopify: ours, or the sizes of a group as its variants. */
type Listing = { title: string; handle: string; variants: [Product, ...Product[]] }

type Column = [
  head: string,
  write: (variant: Product, listing: Listing, origin: string) => string,
  of: 'product' | 'variant',
]

const sizeOption = 'Size'

/** The columns by the headings of Shopify's template. Those of a product stand in its first line alone. */
const columns: Column[] = [
  ['Title', (_, { title }) => title, 'product'],
  ['URL handle', (_, { handle }) => handle, 'variant'],
  ['Description', (_, listing) => writeLines(joinDescriptions(listing)), 'product'],
  ['Type', ({ category, subcategory }) => writePath(category.name, subcategory?.name), 'product'],
  ['Published on online store', (_, listing) => flag(isActive(listing)), 'product'],
  ['Status', (_, listing) => (isActive(listing) ? 'active' : 'draft'), 'product'],
  ['SKU', ({ _id }) => _id, 'variant'],
  ['Barcode', ({ gtin = '' }) => gtin, 'variant'],
  ['Option1 name', (variant) => (sizeOf(variant) ? sizeOption : 'Title'), 'product'],
  ['Option1 value', (variant) => sizeOf(variant) || 'Default Title', 'variant'],
  ['Price', ({ price }) => (price ? String(price) : ''), 'variant'],
  [
    'Compare-at price',
    ({ price, originalPrice }) => (price && originalPrice ? String(originalPrice) : ''),
    'variant',
  ],
  // Goods in stock are not counted.
  ['Inventory tracker', ({ inStock }) => (inStock ? '' : 'shopify'), 'variant'],
  ['Inventory quantity', ({ inStock }) => (inStock ? '' : '0'), 'variant'],
  ['Continue selling when out of stock', ({ inStock }) => (inStock ? '' : 'DENY'), 'variant'],
  ['Requires shipping', () => 'TRUE', 'variant'],
  ['Product image URL', ({ image = '' }, _, origin) => addressOf(image, origin), 'variant'],
  ['Variant image URL', ({ image = '' }, _, origin) => addressOf(image, origin), 'variant'],
]

/** Products as Shopify imports them; addresses of pictures begin with `origin`. */
export function writeShopify(products: Product[], origin: string): string[][] {
  return [
    [...columns.map(([head]) => head), ...shopifyCarried.heads],
    ...listProducts(products).flatMap((listing) =>
      listing.variants.map((variant, index) => [
        ...columns.map(([_, write, of]) =>
          of === 'variant' || index === 0 ? guardStart(write(variant, listing, origin)) : '',
        ),
        ...shopifyCarried.write(variant, ownTexts(variant, listing)).map(guardStart),
      ]),
    ),
  ]
}

/** One description for all variants, or that of each under its size. */
function joinDescriptions({ variants }: Listing): string {
  const [{ description }, ...others] = variants
  if (others.every((other) => other.description === description)) return description
  return variants
    .filter((variant) => variant.description)
    .map((variant) => `${sizeOf(variant)}:\n${variant.description}`)
    .join('\n\n')
}

/** A variant's name and description, where they do not follow from the columns. */
function ownTexts(variant: Product, listing: Listing): CsvFields {
  const { title, variants } = listing
  const options = [{ name: sizeOption, value: sizeOf(variant) }]
  const name = variants.length > 1 ? nameVariant(title, options) : title
  return {
    name: name === variant.name ? '' : variant.name,
    description: joinDescriptions(listing) === variant.description ? '' : variant.description,
  }
}

/** Sizes of a group become variants, unless they differ in something that Shopify has once for a product. */
function listProducts(products: Product[]): Listing[] {
  const handleOf = handleMaker()
  const byGroup = Map.groupBy(products, ({ group }) => group?._id)
  const done = new Set<Product>()
  return products.flatMap((product): Listing[] => {
    if (done.has(product)) return []
    const sizes = product.group ? (byGroup.get(product.group._id) ?? []) : []
    const title = product.group?.name ?? ''
    const variants: Listing['variants'] = areVariants(sizes)
      ? [product, ...sizes.filter((size) => size !== product)]
      : [product]
    for (const variant of variants) done.add(variant)
    const name = variants.length > 1 ? title : product.name
    return [{ title: name, handle: handleOf(name, product), variants }]
  })
}

function areVariants(sizes: Product[]): boolean {
  const distinct = new Set(sizes.map(sizeOf))
  const shared = sizes.map(({ category, subcategory, visibility }) =>
    JSON.stringify([category._id, subcategory?._id, visibility]),
  )
  return (
    sizes.length > 1 &&
    distinct.size === sizes.length &&
    !distinct.has('') &&
    new Set(shared).size === 1 &&
    sizes.every(({ price }) => price > 0)
  )
}

/** Without a price it would be given away there, so it is a draft. */
function isActive({ variants }: Listing): boolean {
  return variants.every(({ visibility = 'public', price }) => visibility === 'public' && price > 0)
}

/** Small letters, digits and dashes, each once; what has none of these goes by its id. */
function handleMaker() {
  const used = new Set<string>()
  return (name: string, { _id }: Product): string => {
    const slug = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const handle = slug === '' || used.has(slug) ? `${slug}-${_id}`.replace(/^-/, '') : slug
    used.add(handle)
    return handle
  }
}

function writeLines(text: string): string {
  return writeHtml(text).replaceAll('\n', '<br>')
}

function writePath(...names: (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' > ')
}

function addressOf(image: string, origin: string): string {
  return image && new URL(image, origin).href
}

function flag(is: boolean): string {
  return is ? 'TRUE' : 'FALSE'
}
