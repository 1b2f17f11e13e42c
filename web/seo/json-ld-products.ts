import type {
  ItemList,
  Product as ProductData,
  ProductGroup as ProductGroupData,
  WebPage,
  WithContext,
} from 'schema-dts'
import type { ImageSet } from '../../contract/images/image.ts'
import { fromThousandths, toThousandths } from '../../contract/numbers/thousandths.ts'
import type { Product } from '../../contract/products/product.ts'
import { fullName, writeSize } from '../../contract/products/product-names.ts'
import {
  fillPath,
  productAddress,
  productsAddress,
  publicPaths,
} from '../../contract/public-paths.ts'
import { currency } from '../../contract/settings/business.ts'
import { shownStock } from '../../contract/stock/words.ts'
import {
  absoluteUrl,
  context,
  type DescribedSite,
  describeTrail,
  describeWebPage,
  shopName,
  textOf,
} from './json-ld.ts'

/** Structured data of products in schema.org's words. */

type DescribedProduct = Omit<
  Product,
  'featured' | 'isBestSeller' | 'benefits' | 'createdAt' | 'updatedAt'
> & { images?: { imageSet: Pick<ImageSet, 'preview'> }[] | undefined }
type DescribedGroup = { _id: string; name: string; nameTa?: string; sizes: DescribedProduct[] }
/** Label of a product, in lines. */
type Properties = { name: string; text: string }[]

/** A product with what it costs and whether it is there. */
export function describeProduct(
  product: DescribedProduct,
  site: DescribedSite,
  properties: Properties = [],
) {
  const { publicUrl, apiUrl, words } = site
  const host = apiUrl || publicUrl
  const description = textOf(site, product.description, product.descriptionTa)
  const picture = product.imageSet?.preview ?? product.image
  const pictures = product.images?.map(({ imageSet }) => host + imageSet.preview)
  const { text: size } = writeSize(product, { language: words.language, ...words.product })
  const additionalProperty = properties.flatMap(({ name, text }) =>
    text ? { '@type': 'PropertyValue' as const, name, value: text } : [],
  )
  return {
    '@context': context,
    '@type': 'Product',
    '@id': productId(site, product),
    name: nameOf(site, product),
    sku: product._id,
    ...(product.gtin && { gtin: product.gtin }),
    ...(description && { description }),
    ...(picture && { image: pictures ?? host + picture }),
    category: textOf(site, product.category.name, product.category.nameTa),
    ...(size && { size }),
    ...(product.group && {
      inProductGroupWithID: product.group._id,
      isVariantOf: { '@id': groupId(publicUrl, product.group) },
    }),
    ...(additionalProperty.length > 0 && { additionalProperty }),
    brand: { '@type': 'Brand', name: shopName(site) },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(site, productAddress(product._id)),
      ...describePrice(product),
      ...describeAvailability(product),
    },
  } satisfies WithContext<ProductData>
}

/** All sizes of one oil. */
export function describeProductGroup(
  group: DescribedGroup,
  site: DescribedSite,
  properties: Properties,
) {
  return {
    '@context': context,
    '@type': 'ProductGroup',
    '@id': groupId(site.publicUrl, group),
    name: textOf(site, group.name, group.nameTa),
    productGroupID: group._id,
    brand: { '@type': 'Brand', name: shopName(site) },
    variesBy: [`${context}/size`],
    hasVariant: group.sizes.map((size) => {
      const { '@context': _, ...variant } = describeProduct(size, site, properties)
      return variant
    }),
  } satisfies WithContext<ProductGroupData>
}

/** Reference to the group that the same page describes. */
function groupId(publicUrl: string, { _id: id }: { _id: string }): string {
  return `${publicUrl}/#product-group-${id}`
}

/** A product that is pressed to order is never sold out. */
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

/** A price of 0 is on request: machines are told none. */
function describePrice(product: DescribedProduct) {
  if (product.price === 0) return undefined
  return {
    price: product.price.toFixed(2),
    priceCurrency: currency,
    ...describeUnitPrice(product),
  }
}

/** The price of the whole pack, how much that is, and the unit of its unit price. */
function describeUnitPrice({ price, unitPrice, ...pack }: DescribedProduct) {
  const { packAmount, packUnit, packCount = 1 } = pack
  if (!unitPrice || !packAmount || !packUnit) return undefined
  const quantity = (value: number, unitCode: string) =>
    ({ '@type': 'QuantitativeValue', value, unitCode }) as const
  // Thousandths are whole, so that 3 × 0.1 is 0.3.
  const contents = fromThousandths(toThousandths(packAmount) * packCount)
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

/** The page of one product. */
export function describeProductPage(site: DescribedSite, product: DescribedProduct) {
  const page = { title: nameOf(site, product), path: productAddress(product._id) }
  return {
    ...describeWebPage(site, 'ItemPage', page),
    mainEntity: { '@id': productId(site, product) },
  } satisfies WithContext<WebPage>
}

/** The products that a page lists, in its order. */
export function describeProducts(site: DescribedSite, products: NamedProduct[]) {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(site, product),
      url: absoluteUrl(site, productAddress(product._id)),
    })),
  } satisfies WithContext<ItemList>
}

type DescribedCategory = Product['category']

export function describeCategoryTrail(site: DescribedSite, category: DescribedCategory) {
  const path = fillPath(publicPaths.category, { categoryId: category._id })
  return describeTrailOfProducts(site, [
    { name: textOf(site, category.name, category.nameTa), path },
  ])
}

export function describeProductTrail(site: DescribedSite, product: DescribedProduct) {
  const { _id, category } = product
  return describeTrailOfProducts(site, [
    {
      name: textOf(site, category.name, category.nameTa),
      path: productsAddress(category),
    },
    { name: nameOf(site, product), path: productAddress(_id) },
  ])
}

function describeTrailOfProducts(site: DescribedSite, below: { name: string; path: string }[]) {
  const products = { name: site.words.entries.products, path: publicPaths.products }
  return describeTrail(site, [products, ...below])
}

export type NamedProduct = Parameters<typeof fullName>[0] & Pick<Product, '_id'>

/** A product's name with its size, which distinguishes it from its other packs. */
function nameOf({ words }: DescribedSite, product: NamedProduct): string {
  return fullName(product, { language: words.language, ...words.product })
}

/** The same in both languages. */
function productId({ publicUrl }: DescribedSite, { _id }: { _id: string }): string {
  return `${publicUrl}${productAddress(_id)}#product`
}
