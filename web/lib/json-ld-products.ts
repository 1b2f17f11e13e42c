import type {
  ItemList,
  Product as ProductData,
  ProductGroup as ProductGroupData,
  WithContext,
} from 'schema-dts'
import type { ImageSet } from '../../contract/images/image.ts'
import { writePack } from '../../contract/packs/pack-words.ts'
import type { Product } from '../../contract/products/product.ts'
import { shownStock } from '../../contract/products/stock-words.ts'
import {
  fillPath,
  productAddress,
  productsAddress,
  publicPaths,
} from '../../contract/public-paths.ts'
import { currency } from '../../contract/settings/business.ts'
import { context, describeTrail } from './json-ld.ts'
import type { SiteFacts } from './site.ts'

/** What pages say of products in schema.org's words. */

type DescribedProduct = Omit<
  Product,
  'featured' | 'isBestSeller' | 'benefits' | 'createdAt' | 'updatedAt'
> & { images?: { imageSet: Pick<ImageSet, 'preview'> }[] | undefined }
type DescribedGroup = { _id: string; name: string; sizes: DescribedProduct[] }
/** What its label says, in lines. */
type Properties = { name: string; text: string }[]

/** A product with what it costs and whether it is there. */
export function describeProduct(
  product: DescribedProduct,
  { site, publicUrl, apiUrl }: SiteFacts,
  properties: Properties = [],
) {
  const host = apiUrl || publicUrl
  const picture = product.imageSet?.preview ?? product.image
  const pictures = product.images?.map(({ imageSet }) => host + imageSet.preview)
  const size = product.size || writePack(product)
  const additionalProperty = properties.flatMap(({ name, text }) =>
    text ? { '@type': 'PropertyValue' as const, name, value: text } : [],
  )
  return {
    '@context': context,
    '@type': 'Product',
    '@id': `${publicUrl}${productAddress(product._id)}#product`,
    name: product.name,
    sku: product._id,
    ...(product.gtin && { gtin: product.gtin }),
    ...(product.description && { description: product.description }),
    ...(picture && { image: pictures ?? host + picture }),
    category: product.category.name,
    ...(size && { size }),
    ...(product.group && {
      inProductGroupWithID: product.group._id,
      isVariantOf: { '@id': groupId(publicUrl, product.group) },
    }),
    ...(additionalProperty.length > 0 && { additionalProperty }),
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'Offer',
      url: publicUrl + productAddress(product._id),
      price: product.price.toFixed(2),
      priceCurrency: currency,
      ...describeUnitPrice(product),
      ...describeAvailability(product),
    },
  } satisfies WithContext<ProductData>
}

/** All sizes of one oil. */
export function describeProductGroup(
  group: DescribedGroup,
  facts: SiteFacts,
  properties: Properties,
) {
  return {
    '@context': context,
    '@type': 'ProductGroup',
    '@id': groupId(facts.publicUrl, group),
    name: group.name,
    productGroupID: group._id,
    brand: { '@type': 'Brand', name: facts.site.name },
    variesBy: [`${context}/size`],
    hasVariant: group.sizes.map((size) => {
      const { '@context': _, ...variant } = describeProduct(size, facts, properties)
      return variant
    }),
  } satisfies WithContext<ProductGroupData>
}

/** How a product refers to the group that the same page describes. */
function groupId(publicUrl: string, { _id: id }: { _id: string }): string {
  return `${publicUrl}/#product-group-${id}`
}

/** What is pressed to order is never all gone. */
function describeAvailability(product: DescribedProduct) {
  const { isFew, backOn, leadDays } = shownStock(product)
  const availability = (
    name: 'BackOrder' | 'OutOfStock' | 'MadeToOrder' | 'LimitedAvailability' | 'InStock',
  ) => ({
    availability: `${context}/${name}` as const,
  })
  if (backOn) return { ...availability('BackOrder'), availabilityStarts: backOn }
  if (!product.inStock) return availability('OutOfStock')
  if (leadDays) return availability('MadeToOrder')
  return availability(isFew ? 'LimitedAvailability' : 'InStock')
}

/** Units as UN/CEFACT codes them. */
const unitCodes = { ml: 'MLT', l: 'LTR', g: 'GRM', kg: 'KGM', piece: 'C62' }

/** The price of the whole pack, how much that is, and the unit of its unit price. */
function describeUnitPrice({ price, unitPrice, ...pack }: DescribedProduct) {
  const { packAmount, packUnit, packCount = 1 } = pack
  if (!unitPrice || !packAmount || !packUnit) return undefined
  const quantity = (value: number, unitCode: string) =>
    ({ '@type': 'QuantitativeValue', value, unitCode }) as const
  // Thousandths are whole, so that 3 × 0.1 is 0.3.
  const contents = (Math.round(packAmount * 1000) * packCount) / 1000
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price: price.toFixed(2),
      priceCurrency: currency,
      referenceQuantity: {
        ...quantity(contents, unitCodes[packUnit]),
        valueReference: quantity(1, unitCodes[unitPrice.unit]),
      },
    },
  }
}

/** The products that a page lists, in its order. */
export function describeList(
  { publicUrl }: Pick<SiteFacts, 'publicUrl'>,
  products: Pick<Product, '_id' | 'name'>[],
) {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ _id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: publicUrl + productAddress(_id),
    })),
  } satisfies WithContext<ItemList>
}

export function describeCategoryTrail(facts: SiteFacts, category: { _id: string; name: string }) {
  const path = fillPath(publicPaths.category, { categoryId: category._id })
  return describeTrailOfProducts(facts, [{ name: category.name, path }])
}

export function describeProductTrail(facts: SiteFacts, { _id, name, category }: DescribedProduct) {
  return describeTrailOfProducts(facts, [
    { name: category.name, path: productsAddress(category) },
    { name, path: productAddress(_id) },
  ])
}

function describeTrailOfProducts(facts: SiteFacts, below: { name: string; path: string }[]) {
  return describeTrail(facts, [{ name: 'Products', path: publicPaths.products }, ...below])
}
