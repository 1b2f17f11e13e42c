import { Found, productsOf } from './found.ts'
import type { Posting } from './posting.ts'
import { soundKey, splitKey, tokensOf } from './sound.ts'
import type { WordIndex } from './word-index.ts'

/** A word between white space, and the part of it that a search has found. */
export type CatalogueWord = { posting: Posting; token: string }

/** The word of most products. Of equals the first by its letters: every process is to name the same. */
export function mostUsed(
  postings: Posting[],
  isMeant: (token: string) => boolean,
): CatalogueWord[] {
  const [first, ...others] = postings
  if (!first) return []
  const posting = others.reduce((best, other) => {
    const isBetter = other.size - best.size || Number(other.word < best.word)
    return isBetter > 0 ? other : best
  }, first)
  return [{ posting, token: tokensOf(posting.word).find(isMeant) ?? posting.word }]
}

export function mostUsedLike(postings: Posting[], key: string): CatalogueWord[] {
  return mostUsed(postings, (token) => soundKey(token) === key)
}

/** Products, and the words by which they are found. */
export type Meaning = { found: Found; words: CatalogueWord[] }

/**
 * The products that have in their head both of two words which, run together, sound so: it is names
 * that are written both ways. The words are two such.
 */
export function findApart(words: WordIndex, key: string): Meaning {
  const meaning: Meaning = { found: new Found(), words: [] }
  for (const keys of splitKey(key, (first) => words.alike(first).length > 0)) {
    const [first = [], second = []] = keys.map((each) => each.flatMap((key) => words.alike(key)))
    if (second.length === 0) continue
    const both = productsOf(first).intersect(productsOf(second)).head
    if (both.isEmpty) continue
    meaning.found.all.unite(both)
    meaning.found.head.unite(both)
    if (meaning.words.length === 0)
      meaning.words = [first, second].flatMap((postings, at) =>
        mostUsed(postings, (token) => keys[at]?.includes(soundKey(token)) ?? false),
      )
  }
  return meaning
}
