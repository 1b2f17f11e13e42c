import { normalizeText } from '../../../../contract/normalize-text.ts'

/** The normalized text that a search looks through; the column `search_text` holds the same. */
export function searchTextOf({ name, description }: { name: string; description: string }): string {
  return normalizeText(`${name}\n${description}`)
}

/** The words of a search; the text must contain each, whole or as a part of a word. */
export function searchWordsOf(search = ''): string[] {
  return [...wordsOf(normalizeText(search))]
}

/** The distinct words of a normalized text. A search word has no white space, so one of them contains it. */
export function wordsOf(text: string): Set<string> {
  const words = new Set(text.split(/\s+/))
  words.delete('')
  return words
}

export const longestGram = 3

/** The n-grams of a word in UTF-16 code units, from a shortest length on. */
export function gramsOf(word: string, shortest = 1): Set<string> {
  const grams = new Set<string>()
  for (let length = shortest; length <= longestGram; length++)
    for (let at = 0; at + length <= word.length; at++) grams.add(word.slice(at, at + length))
  return grams
}
