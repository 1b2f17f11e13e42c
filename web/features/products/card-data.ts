import type { Product } from '../../../contract/products/product.ts'
import { sizeFields } from '../../../contract/products/product-names.ts'
import { stockFields } from '../../../contract/stock/words.ts'
import type { ShownImageSet } from '../../ui/pictures/picture.tsx'

/** Cards get the fields that they show and no others: pages of lists stay small. */

const cardFields = [
  '_id',
  'name',
  'nameTa',
  'price',
  'originalPrice',
  ...sizeFields,
  'unitPrice',
  'image',
  'imageSet',
  ...stockFields,
  'isBestSeller',
] as const
/** The same for all sizes of a group, as far as a list says. */
const sharedFields = ['group', 'category', 'subcategory'] as const
const textFields = ['description', 'descriptionTa', 'benefits', 'benefitsTa', 'packMass'] as const

/** Fields of a product on a card. */
export type ProductCardData = Omit<Pick<Product, (typeof cardFields)[number]>, 'imageSet'> & {
  imageSet?: ShownImageSet
}

/** A card of a list: a product, or of a group the one that comes first, with all sizes to choose from. */
export type CardData = ProductCardData & Pick<Product, 'group'> & { sizes?: ProductCardData[] }

/** Fields of a product that its details show until all of it is loaded. */
export type EarlyDetails = ProductCardData &
  Pick<Product, (typeof sharedFields)[number]> &
  Partial<Pick<Product, (typeof textFields)[number]>>

/** A card whose details open over the list. */
export type DetailedCard = EarlyDetails & { sizes?: ProductCardData[] }

/** A product as the server lists it. */
export type ListedProduct = Product & { sizes?: ProductCardData[] }

export function toCardData(product: ProductCardData): ProductCardData {
  const { imageSet, ...card } = pick(product, cardFields)
  if (!imageSet) return card
  const { width, height, placeholder } = imageSet
  const sources = imageSet.sources.map(withoutThumbnail)
  return { ...card, imageSet: { width, height, placeholder, sources } }
}

/** No screen shows a card's picture as small as that. */
const thumbnail = /^\S+ 160w, /

function withoutThumbnail({ type, srcset }: ShownImageSet['sources'][number]) {
  return { type, srcset: srcset.replace(thumbnail, '') }
}

export function toSizedCard(product: ListedProduct): CardData {
  return { ...toCardData(product), ...pick(product, ['group']), ...sizesOf(product) }
}

/** The texts of a product in a group come with its other sizes, which details load. */
export function toDetailedCard(product: ListedProduct): DetailedCard {
  const card = { ...toCardData(product), ...pick(product, sharedFields), ...sizesOf(product) }
  return product.group ? card : { ...card, ...pick(product, textFields) }
}

/** Early details of all products on cards. */
export function listEarlyDetails(cards: DetailedCard[]): EarlyDetails[] {
  return cards.flatMap(({ sizes = [], ...card }) => [
    card,
    ...sizes.map((size) => ({ ...pick(card, sharedFields), ...size })),
  ])
}

/** The sizes to choose from, where there are several. */
function sizesOf({ sizes = [] }: ListedProduct): Pick<CardData, 'sizes'> {
  return sizes.length > 1 ? { sizes: sizes.map(toSize) } : {}
}

/** Without a placeholder: the picture of a size is loaded at once when it is chosen. */
function toSize(size: ProductCardData): ProductCardData {
  const { imageSet, ...card } = toCardData(size)
  if (!imageSet) return card
  const { placeholder: _, ...picture } = imageSet
  return { ...card, imageSet: picture }
}

function pick<Of extends object, Field extends keyof Of>(
  product: Of,
  fields: readonly Field[],
): Pick<Of, Field> {
  return Object.fromEntries(
    fields.filter((field) => field in product).map((field) => [field, product[field]]),
  ) as Pick<Of, Field>
}
