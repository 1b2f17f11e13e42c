import { createContext, useCallback, useContext } from 'react'
import { addressIn, type Language } from '../../contract/language.ts'
import type { GalleryWords } from '../features/gallery/words/en.ts'
import type { PriceListWords } from '../features/price-list/words/en.ts'
import type { ProductsWords } from '../features/products/words/words.ts'
import type { AboutWords } from '../features/shop/words/about-en.ts'
import type { ContactWords } from '../features/shop/words/contact-en.ts'
import type { DeliveryPageWords } from '../features/shop/words/delivery-en.ts'
import type { GoodToKnowWords } from '../features/shop/words/good-to-know-en.ts'
import type { OrderListWords } from '../order-list/words/words.ts'
import type { english } from './en.ts'

/** Words of the interface in one language: a page loads its own alone. */
export type Words = typeof english

/** Given by the layouts, which know their language. */
export const WordsContext = createContext<Words | undefined>(undefined)

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('No layout gives the words')
  return words
}

/** English where no layout says otherwise. */
export function useLanguage(): Language {
  return useContext(WordsContext)?.language ?? 'en'
}

/** Turns the English address of a page into the one in the page's language. */
export function useAddress(): (address: string) => string {
  const language = useLanguage()
  return useCallback((address) => addressIn(language, address), [language])
}

/** Tables that routes hand to the pages in them, as their `handle`. */
type Tables = {
  layout: Words
  about: AboutWords
  contact: ContactWords
  delivery: DeliveryPageWords
  gallery: GalleryWords
  goodToKnow: GoodToKnowWords
  orderList: OrderListWords
  priceList: PriceListWords
  products: ProductsWords
}

/** A table in the language of the page, from the routes that it stands in. */
export function findWords<Name extends keyof Tables>(
  matches: readonly ({ handle?: unknown } | undefined)[],
  name: Name,
): Tables[Name] {
  for (const match of matches) {
    const words = (match?.handle as Partial<Tables> | undefined)?.[name]
    if (words) return words
  }
  throw new Error(`No words: ${name}`)
}
