import { Found, inEach, type Source } from './found.ts'
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

/** What finds products, and the words of the catalogue by which they are found. */
export type Meaning = { sources: Source[]; words: () => CatalogueWord[] }

/** The words are those of the first that leads anywhere. */
export function anyOf(meanings: Meaning[]): Meaning {
  const some = meanings.filter(({ sources }) => sources.length > 0)
  const [first = nothing] = some
  return { sources: some.flatMap(({ sources }) => sources), words: first.words }
}

/**
 * The products that have in their head both of two words which, run together, sound so: it is names
 * that are written both ways. The words are two such.
 */
export function findApart(words: WordIndex, key: string): Meaning {
  const isKnown = (first: string) => words.alike(first).length > 0
  return anyOf(
    splitKey(key, isKnown).map((keys) => {
      const parts = keys.map((each) => each.flatMap((key) => words.alike(key)))
      const { head } = inEach(parts)
      if (head.isEmpty) return nothing
      return {
        sources: [new Found(head, head)],
        words: () =>
          parts.flatMap((postings, at) =>
            mostUsed(postings, (token) => keys[at]?.includes(soundKey(token)) ?? false),
          ),
      }
    }),
  )
}

const nothing: Meaning = { sources: [], words: () => [] }
