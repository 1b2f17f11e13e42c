import { createContext, useCallback, useContext } from 'react'
import { addressIn, type Language } from '../../contract/language.ts'
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

/** The words of the layout that a page stands in, for its title and the like. */
export function findWords(matches: readonly ({ handle?: unknown } | undefined)[]): Words {
  const handle = matches.map((match) => match?.handle).find(isWords)
  if (!handle) throw new Error('No layout gives the words')
  return handle
}

function isWords(handle: unknown): handle is Words {
  return typeof handle === 'object' && handle !== null && 'language' in handle
}
