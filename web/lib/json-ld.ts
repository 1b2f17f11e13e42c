import type {
  AboutPage,
  BreadcrumbList,
  ImageGallery,
  ItemList,
  LocalBusiness,
  Product as ProductData,
  ProductGroup as ProductGroupData,
  WithContext,
} from 'schema-dts'
import { currency, establishedYear } from '../../contract/business.ts'
import type { GalleryItem } from '../../contract/gallery.ts'
import { dayNames, weekdays } from '../../contract/india-time.ts'
import { writePack } from '../../contract/pack-words.ts'
import { fillPath, pagePaths, productAddress, productsAddress } from '../../contract/paths.ts'
import type { Product } from '../../contract/product.ts'
import shareCard from '../assets/share.jpg'
import type { SiteFacts } from './site.ts'

/** What pages say in schema.org's words, which the compiler knows. Addresses are whole. */

const context = 'https://schema.org'

/** The business itself: where it is, when it is open, how to reach it. */
export function describeBusiness({ site, publicUrl }: SiteFacts) {
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': businessId(publicUrl),
    name: site.name,
    url: `${publicUrl}/`,
    image: publicUrl + shareCard,
    telephone: site.phone,
    email: site.email,
    foundingDate: `${establishedYear}`,
    currenciesAccepted: currency,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'IN' },
    ...readCoordinates(site.mapUrl),
    sameAs: [site.instagram, site.facebook, site.youtube],
    openingHoursSpecification: weekdays.flatMap((day) =>
      site.hours[day].map((span) => describeSpan(span, { dayOfWeek: dayNames[day] })),
    ),
    ...(site.specialDays.length > 0 && {
      specialOpeningHoursSpecification: site.specialDays.flatMap(({ date, spans }) =>
        // Opening and closing at midnight is how schema.org says closed.
        (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map((span) =>
          describeSpan(span, { validFrom: date, validThrough: date }),
        ),
      ),
    }),
  } satisfies WithContext<LocalBusiness>
}

type DescribedProduct = Omit<
  Product,
  'featured' | 'isBestSeller' | 'benefits' | 'createdAt' | 'updatedAt'
>
type DescribedGroup = { _id: string; name: string; sizes: DescribedProduct[] }
/** What its label says, in lines. */
type Properties = { name: string; text: string }[]

/** A product with what it costs and whether it is there. */
export function describeProduct(
  product: DescribedProduct,
  { site, publicUrl, apiUrl }: SiteFacts,
  properties: Properties = [],
) {
  const picture = product.imageSet?.preview ?? product.image
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
    ...(product.description && { description: product.description }),
    ...(picture && { image: (apiUrl || publicUrl) + picture }),
    category: product.category.name,
    ...(size && { size }),
    ...(product.group && { inProductGroupWithID: product.group._id }),
    ...(additionalProperty.length > 0 && { additionalProperty }),
    brand: { '@type': 'Brand', name: site.name },
    offers: {
      '@type': 'Offer',
      url: publicUrl + productAddress(product._id),
      price: product.price.toFixed(2),
      priceCurrency: currency,
      ...describeUnitPrice(product),
      availability: `${context}/${product.inStock ? 'InStock' : 'OutOfStock'}` as const,
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

/** Units as UN/CEFACT codes them. */
const unitCodes = { ml: 'MLT', l: 'LTR', g: 'GRM', kg: 'KGM', piece: 'C62' }

/** The price of the whole pack, how much that is, and of what the unit price is told. */
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

/** The page about the business. */
export function describeAboutPage(
  { publicUrl }: Pick<SiteFacts, 'publicUrl'>,
  page: { title: string; description: string },
) {
  return {
    '@context': context,
    '@type': 'AboutPage',
    name: page.title,
    description: page.description,
    url: publicUrl + pagePaths.about,
    about: { '@id': businessId(publicUrl) },
  } satisfies WithContext<AboutPage>
}

type DescribedPicture = Pick<GalleryItem, 'title' | 'description' | 'image' | 'imageSet'>

/** A page of pictures, in its order. */
export function describeGallery(
  { site, publicUrl, apiUrl }: SiteFacts,
  page: { title: string; path: string },
  items: DescribedPicture[],
) {
  const images = items.flatMap(({ title, description, image, imageSet }) => {
    const picture = imageSet?.preview ?? image
    if (!picture) return []
    return {
      '@type': 'ImageObject' as const,
      name: title,
      ...(description && { description }),
      contentUrl: (apiUrl || publicUrl) + picture,
      creditText: site.name,
    }
  })
  return {
    '@context': context,
    '@type': 'ImageGallery',
    name: page.title,
    url: publicUrl + page.path,
    publisher: { '@id': businessId(publicUrl) },
    ...(images.length > 0 && { image: images }),
  } satisfies WithContext<ImageGallery>
}

/** The way to a page from Home. */
export function describeTrail(
  { publicUrl }: Pick<SiteFacts, 'publicUrl'>,
  below: { name: string; path: string }[],
) {
  const steps = [{ name: 'Home', path: pagePaths.home }, ...below]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  } satisfies WithContext<BreadcrumbList>
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
  const path = fillPath(pagePaths.category, { categoryId: category._id })
  return describeTrailOfProducts(facts, [{ name: category.name, path }])
}

export function describeProductTrail(facts: SiteFacts, { _id, name, category }: DescribedProduct) {
  return describeTrailOfProducts(facts, [
    { name: category.name, path: productsAddress(category) },
    { name, path: productAddress(_id) },
  ])
}

function describeTrailOfProducts(facts: SiteFacts, below: { name: string; path: string }[]) {
  return describeTrail(facts, [{ name: 'Products', path: pagePaths.products }, ...below])
}

/** How other data on a page refers to the business. */
function businessId(publicUrl: string) {
  return `${publicUrl}/#business`
}

/** The coordinates of the map's marker, if it has one. */
function readCoordinates(mapUrl: string) {
  const [latitude, longitude] = (URL.parse(mapUrl)?.searchParams.get('marker') ?? '')
    .split(',')
    .map(Number)
  if (!latitude || !longitude || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return {}
  return { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
}

/** Midnight at the end of a day is `23:59` there. */
function describeSpan<D extends object>(
  { opens, closes }: { opens: string; closes: string },
  day: D,
) {
  const until = closes === '24:00' ? '23:59' : closes
  return { '@type': 'OpeningHoursSpecification' as const, ...day, opens, closes: until }
}
