import type { ProductArt } from './art/product-art.ts'
import type { SceneName } from './art/scenes/index.ts'
import type { SignatureName } from './art/signatures/index.ts'

/** Records of the demo catalogue refer to each other by key; ids are given where they are stored. */
export interface CategoryRecord {
  key: string
  name: string
  parent?: string
  order: number
  showInNav?: boolean
  showInProductsDropdown?: boolean
  art: SignatureName
}

export interface ProductRecord {
  key: string
  name: string
  description: string
  price: number
  originalPrice?: number
  category: string
  subcategory?: string
  featured?: boolean
  inStock?: boolean
  isBestSeller?: boolean
  size: string
  benefits: string
  art: ProductArt
}

/** `category` is a free text, or a reference by key to a category (and one of its subcategories). */
export interface GalleryRecord {
  key: string
  title: string
  description: string
  category: string | { category: string; subcategory?: string }
  isPopular?: boolean
  order: number
  art: SceneName
}
