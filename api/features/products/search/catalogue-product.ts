import type { StockLevel } from '../../../../contract/products/stock-levels.ts'
import type { SearchedTexts } from './text.ts'

/** A product in memory: what lists filter and sort by, what searches look through, and its finished JSON. */
export type CatalogueProduct = {
  number: number
  id: string
  price: number
  category: string
  subcategory: string | null
  group: string | null
  featured: boolean
  inStock: boolean
  stock: StockLevel
  /** The day in India from which somebody should look at its stock. */
  stockDueFrom: string | null
  isBestSeller: boolean
  hasImage: boolean
  hasDescription: boolean
  createdAt: number
  updatedAt: number
  nameKey: string
  texts: SearchedTexts
  /** As the public sees it. */
  json: string
  /** In paise; staff see it as well. */
  packCost: number | null
}
