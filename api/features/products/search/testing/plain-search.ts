import type { ProductRow } from '../../../../db/product-row.ts'
import type { ProductFilter } from '../../list-request.ts'

/** Words of a product: those of its names, or of all its texts. */
type Words = string[]
type Match = (words: Words) => boolean

/** In which tier a search shows a product, from 0; null if it does not find it. */
export type TierOf = (row: ProductRow) => number | null

/**
 * What a search finds, computed for each product by itself and without the search: words as they stand, and
 * synonym sets. Undefined where a word has neither: the search then guesses, which pairs of spellings
 * and examples test. No words of these products may sound alike.
 */
export function searchPlainly(
  rows: ProductRow[],
  sets: { terms: string[] }[],
  { search = '', exact }: ProductFilter,
): TierOf | undefined {
  const typed = [...new Set(wordsOf(search))]
  const runs = typed.map((_, at) =>
    [1, 2, 3].flatMap((length) => {
      const words = typed.slice(at, at + length)
      return words.length < length ? [] : [readRun(words, exact ? [] : sets)]
    }),
  )
  const isFound = ({ loose }: Run) => rows.some((row) => loose(wordsOfAll(row)))
  if (!exact && !runs.every(([single]) => single && isFound(single))) return undefined
  return (row) => {
    const tiers = [
      hasAll(runs, ({ strict }) => strict(wordsOfHead(row))),
      hasAll(runs, ({ strict }) => strict(wordsOfAll(row))),
      hasAll(runs, ({ loose }) => loose(wordsOfHead(row))),
      hasAll(runs, ({ loose }) => loose(wordsOfAll(row))),
    ]
    const tier = tiers.indexOf(true)
    return tier < 0 ? null : exact ? 0 : tier
  }
}

/** Words of a search as one; `strict` leaves out short words with synonyms that stand inside other words. */
type Run = { strict: Match; loose: Match }

function readRun(typed: string[], sets: { terms: string[] }[]): Run {
  const text = typed.flatMap(tokensOf).join('')
  const named = sets.filter(({ terms }) => terms.some((term) => tokensOf(term).join('') === text))
  const synonyms: Match = (words) =>
    named.some(({ terms }) => terms.some((term) => hasTerm(words, term)))
  const [word = ''] = typed
  const literal: Match = (words) => typed.length === 1 && words.some((each) => each.includes(word))
  const isNoise = isShort(text) && named.length > 0
  const loose: Match = (words) => literal(words) || synonyms(words)
  return { strict: isNoise ? synonyms : loose, loose }
}

function hasTerm(words: Words, term: string): boolean {
  return tokensOf(term).every((token) =>
    words.some((word) => (isShort(token) ? isWhole(word, token) : word.includes(token))),
  )
}

function isWhole(word: string, token: string): boolean {
  return /^\d+$/.test(token) ? word === token : lettersOf(word).some((letters) => letters === token)
}

/** Whether some way to take words alone or together holds. */
function hasAll(runs: Run[][], holds: (run: Run) => boolean, at = 0): boolean {
  if (at >= runs.length) return true
  return (runs[at] ?? []).some((run, more) => holds(run) && hasAll(runs, holds, at + more + 1))
}

function wordsOfHead(row: ProductRow): Words {
  const { name, name_ta, group_name, group_name_ta } = row
  const { category_name, category_name_ta, subcategory_name, subcategory_name_ta } = row
  const categories = [category_name, category_name_ta, subcategory_name, subcategory_name_ta]
  const names = [name, name_ta, group_name, group_name_ta, ...categories]
  return names.flatMap((text) => wordsOf(text ?? ''))
}

function wordsOfAll(row: ProductRow): Words {
  const { description, description_ta } = row
  return [...wordsOfHead(row), ...wordsOf(description), ...wordsOf(description_ta)]
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsOf = (text: string) => normalize(text).split(/\s+/).filter(Boolean)
const lettersOf = (text: string) => normalize(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
/** A sign without letters stands for itself. */
function tokensOf(term: string): string[] {
  const letters = lettersOf(term)
  return letters.length > 0 ? letters : [normalize(term).replace(/\s/g, '')]
}
const isShort = (token: string) => [...token].length < 4
