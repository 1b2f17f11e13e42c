import type { SearchOutcome } from '../contract/insight/count-kinds.ts'
import type { Label } from '../contract/labels/label.ts'
import type { OilKind } from '../contract/labels/standard-packs.ts'
import type { PictureKind } from '../contract/pictures/kinds.ts'
import type { PackUnit } from '../contract/prices/unit-price.ts'

/** Records of the demo catalogue refer to each other by key; ids are given where they are stored. */
export interface CategoryRecord {
  key: string
  name: string
  nameTa: string
  parent?: string
  order: number
  showInNav?: boolean
  showInProductsDropdown?: boolean
}

export interface ProductRecord {
  key: string
  name: string
  nameTa: string
  description: string
  descriptionTa: string
  price: number
  originalPrice?: number
  category: string
  subcategory?: string
  featured?: boolean
  inStock?: boolean
  isBestSeller?: boolean
  size: string
  benefits: string
  benefitsTa: string
  packAmount?: number
  packUnit?: PackUnit
  /** Grams of what is in it. */
  packMass?: number
  /** Key of the product group. */
  group?: string
  /** Pictures behind its own. */
  extraPictures?: FurtherPicture[]
}

export interface FurtherPicture {
  /** In `pictures/`, without its ending. */
  file: string
  kind: PictureKind
  alt: string
  altTa: string
}

export interface ProductGroupRecord {
  key: string
  name: string
  nameTa: string
  order: number
  oil?: OilKind
  hsn?: string
  label?: Label
}

/** `category` is a free text, or a reference by key to a category (and one of its subcategories). */
export interface GalleryRecord {
  key: string
  title: string
  titleTa: string
  description: string
  descriptionTa: string
  category: string | { category: string; subcategory?: string }
  isPopular?: boolean
  order: number
}

/** Count of a day before the shop was filled. */
export interface CountRecord {
  daysAgo: number
  kind: 'opened' | 'added' | 'ordered' | 'sent' | 'page' | 'searched' | 'words'
  times: number
  /** Key of the product. */
  product?: string
  page?: string
  words?: string
  found?: number
  how?: SearchOutcome
}
