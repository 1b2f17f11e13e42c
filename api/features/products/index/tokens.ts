import { normalizeText } from '../../../db/normalize-text.ts'

/** What a search looks through, folded; the column `search_text` holds the same. */
export function searchTextOf({ name, description }: { name: string; description: string }): string {
  return normalizeText(`${name}\n${description}`)
}

/** The words of a search; each must stand in the text, whole or as a part of a word. */
export function searchWordsOf(search = ''): string[] {
  return [...wordsOf(normalizeText(search))]
}

/** The distinct words of a folded text. A word of a search has no white space, so it stands within one of them. */
export function wordsOf(text: string): Set<string> {
  const words = new Set(text.split(/\s+/))
  words.delete('')
  return words
}

export const longestGram = 3

/** Runs of UTF-16 code units in a word, up to the longest; or only those of a length. */
export function gramsOf(word: string, shortest = 1): Set<string> {
  const grams = new Set<string>()
  for (let length = shortest; length <= longestGram; length++)
    for (let at = 0; at + length <= word.length; at++) grams.add(word.slice(at, at + length))
  return grams
}
