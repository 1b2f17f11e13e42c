import { createContext, useContext } from 'react'
import type { productsEn } from './en.ts'

/** Words of the pages of products and categories in one language, besides `Words`. */
export type ProductsWords = typeof productsEn

/** Given by those pages. */
export const ProductsWordsContext = createContext<ProductsWords | undefined>(undefined)

export function useProductsWords(): ProductsWords {
  const words = useContext(ProductsWordsContext)
  if (!words) throw new Error('No page gives its words')
  return words
}
