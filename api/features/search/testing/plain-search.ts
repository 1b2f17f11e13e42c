import type { ProductRow } from '../../../catalogue/product-row.ts'
import type { ProductFilter } from '../../products/list-request.ts'

/** Words of a product: those of its names, or of all its texts. */
type Words = string[]
type Match = (row: ProductRow, words: Words) => boolean

/** Tier in which a search shows a product, from 0; null if it does not find it. */
export type TierOf = (row: ProductRow) => number | null

/** Packs of random lists, in thousandths of a millilitre, and how they are written. */
const packs: [writing: RegExp, thousandths: number][] = [
  [/(?<![\d.])5 l(?![a-z])|5 லிட்டர்|(?<!\d)5000ml/g, 5_000_000],
  [/(?<!\d)1 ltr|1000 மி\.லி/g, 1_000_000],
  [/2\.5 l(?![a-z])/g, 2_500_000],
]

/**
 * Computes a search for each product by itself, without the index: words as typed, packs, and synonym sets.
 * Undefined if a word matches none of these, or no product has all: the search then guesses, which pairs of
 * spellings and examples test. No two words of these products may sound alike.
 */
export function searchPlainly(
  rows: ProductRow[],
  sets: { terms: string[] }[],
  { search = '', exact }: ProductFilter,
): TierOf | undefined {
  const typed = exact ? dropSigns(wordsOf(search)) : wordsOfSearch(search)
  const runs = typed.map((_, at) =>
    [1, 2, 3].flatMap((length) => {
      const words = typed.slice(at, at + length)
      return words.length < length ? [] : [readRun(words, sets, exact === true)]
    }),
  )
  const tierOf: TierOf = (row) => {
    const tiers = [
      hasAll(runs, ({ strict }) => strict(row, nameWordsOf(row))),
      hasAll(runs, ({ strict }) => strict(row, wordsOfAll(row))),
      hasAll(runs, ({ loose }) => loose(row, nameWordsOf(row))),
      hasAll(runs, ({ loose }) => loose(row, wordsOfAll(row))),
    ]
    const tier = tiers.indexOf(true)
    return tier < 0 ? null : exact ? 0 : tier
  }
  return exact || rows.some((row) => tierOf(row) !== null) ? tierOf : undefined
}

/** Words without punctuation around them, and packs as one word. */
function wordsOfSearch(search: string): string[] {
  const marked = packs.reduce(
    (text, [writing, thousandths]) => text.replace(writing, ` pack:${thousandths} `),
    normalize(search).replace(/\s+/g, ' '),
  )
  const words = marked.split(' ').filter(Boolean)
  return dropSigns(words.map((word) => word.replace(/(?<=\p{L})[,!]$/u, '')))
}

function dropSigns(words: string[]): string[] {
  const said = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return [...new Set(said.length > 0 ? said : words)]
}

/** Joined words of a search; `strict` excludes short words with synonyms that occur inside other words. */
type Run = { strict: Match; loose: Match }

function readRun(typed: string[], sets: { terms: string[] }[], exact: boolean): Run {
  const [word = ''] = typed
  const [, pack] = word.match(/^pack:(\d+)$/) ?? []
  if (typed.some((token) => token.startsWith('pack:'))) {
    const isPack: Match = (row) => typed.length === 1 && hasPack(row, Number(pack))
    return { strict: isPack, loose: isPack }
  }
  const text = typed.flatMap(tokensOf).join('')
  const standard = typed.length > 1 ? standardize(typed.flatMap(tokensOf), sets) : text
  const isNamed = (tokens: Words) =>
    tokens.join('') === text || (tokens.length > 1 && standardize(tokens, sets) === standard)
  const named = exact
    ? []
    : sets.filter(({ terms }) => terms.some((term) => isNamed(tokensOf(term))))
  const synonyms: Match = (_, words) =>
    named.some(({ terms }) => terms.some((term) => hasTerm(words, term)))
  const isIn = (text: string) =>
    text.includes(word) || (!exact && withoutHyphens(text).includes(withoutHyphens(word)))
  const literal: Match = (_, words) => typed.length === 1 && words.some(isIn)
  const isNoise = isShort(text) && named.length > 0
  const loose: Match = (row, words) => literal(row, words) || synonyms(row, words)
  return { strict: isNoise ? synonyms : loose, loose }
}

/** True if a product is a pack of this size, per piece or in all, or its name mentions such a pack. */
function hasPack(row: ProductRow, thousandths: number): boolean {
  const { pack_amount: amount, pack_unit: unit, pack_count: count } = row
  const piece = unit === 'l' ? 1000 * Number(amount) : unit === 'ml' ? Number(amount) : 0
  const names = [row.name, row.name_ta, row.group_name, row.group_name_ta].map((name) => name ?? '')
  const isNamed = packs.some(
    ([writing, held]) =>
      held === thousandths && names.some((name) => normalize(name).search(writing) >= 0),
  )
  return isNamed || piece === thousandths || piece * count === thousandths
}

/** Joins words, each replaced by the first one-word term of the first set that contains it, repeatedly. */
function standardize(words: Words, sets: { terms: string[] }[]): string {
  const standards = new Map<string, string>()
  for (const { terms } of sets) {
    const single = terms.map(tokensOf).filter(({ length }) => length === 1)
    const [first = ''] = single.flat()
    const standard = standards.get(first) ?? first
    for (const [word = ''] of single) if (!standards.has(word)) standards.set(word, standard)
  }
  return words.map((word) => standards.get(word) ?? word).join('')
}

const withoutHyphens = (word: string) => word.replaceAll('-', '')

function hasTerm(words: Words, term: string): boolean {
  return tokensOf(term).every((token) =>
    words.some((word) => (isShort(token) ? isWhole(word, token) : word.includes(token))),
  )
}

function isWhole(word: string, token: string): boolean {
  return /^\d+$/.test(token) ? word === token : lettersOf(word).some((letters) => letters === token)
}

/** True if all words match in some combination, alone or together. */
function hasAll(runs: Run[][], holds: (run: Run) => boolean, at = 0): boolean {
  if (at >= runs.length) return true
  return (runs[at] ?? []).some((run, more) => holds(run) && hasAll(runs, holds, at + more + 1))
}

function nameWordsOf(row: ProductRow): Words {
  const { name, name_ta, group_name, group_name_ta } = row
  const { category_name, category_name_ta, subcategory_name, subcategory_name_ta } = row
  const categories = [category_name, category_name_ta, subcategory_name, subcategory_name_ta]
  const names = [name, name_ta, group_name, group_name_ta, ...categories]
  return names.flatMap((text) => wordsOf(text ?? ''))
}

function wordsOfAll(row: ProductRow): Words {
  const { description, description_ta } = row
  return [...nameWordsOf(row), ...wordsOf(description), ...wordsOf(description_ta)]
}

const normalize = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsOf = (text: string) => normalize(text).split(/\s+/).filter(Boolean)
const lettersOf = (text: string) => normalize(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
/** A sign without letters is a token itself. */
function tokensOf(term: string): string[] {
  const letters = lettersOf(term)
  return letters.length > 0 ? letters : [normalize(term).replace(/\s/g, '')]
}
const isShort = (token: string) => [...token].length < 4
