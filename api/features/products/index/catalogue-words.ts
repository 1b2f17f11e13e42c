import { Found } from './found.ts'
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

/**
 * Adds the products that have in their head both of two words which, run together, sound so: it is
 * names that are written both ways. Returns two such words.
 */
export function findApart(words: WordIndex, key: string, found: Found): CatalogueWord[] {
  let named: CatalogueWord[] = []
  for (const keys of splitKey(key)) {
    const [first = [], second = []] = keys.map((each) => each.flatMap((key) => words.alike(key)))
    if (first.length === 0 || second.length === 0) continue
    const both = productsOf(first).intersect(productsOf(second)).head
    if (both.isEmpty) continue
    found.all.unite(both)
    found.head.unite(both)
    if (named.length === 0)
      named = [first, second].flatMap((postings, at) =>
        mostUsed(postings, (token) => keys[at]?.includes(soundKey(token)) ?? false),
      )
  }
  return named
}

export function productsOf(postings: Posting[]): Found {
  const found = new Found()
  for (const posting of postings) posting.addTo(found)
  return found
}
