import { normalizeText } from '../../../../../contract/search/normalize-text.ts'
import type { ProductRow } from '../../../../db/product-row.ts'
import type { ProductFilter } from '../../list-request.ts'
import {
  beginningsOf,
  phraseKey,
  soundKey,
  soundOf,
  splitKey,
  splitScripts,
  tokensOf,
} from '../sound.ts'
import { readTerm } from '../tokens.ts'

/** The words of a product's names, or of all its texts. */
type Words = string[]
type Product = { head: Words; all: Words }
/** Whether words have what is looked for. */
type Match = (words: Words, product: Product) => boolean

const isNumber = (token: string) => /^\d+$/.test(token)
const isSize = (key: string, tokens: Words) => /^\d+[a-z]+$/.test(key) && key !== tokens.join('')
const isShort = (token: string) => [...token].length < 4

/**
 * What a search finds, worked out for each product from all of them: the tier in which it is shown, or null.
 */
export function searchPlainly(
  rows: ProductRow[],
  sets: { terms: string[] }[],
  { search = '', exact }: ProductFilter,
): (row: ProductRow) => number | null {
  const products = new Map(rows.map((row) => [row.id, readProduct(row)]))
  const typed = [...new Set(normalizeText(search).split(/\s+/).filter(Boolean))]
  const runs = exact ? typed.map(literal).map((match) => [match]) : matchRuns()
  const strict = exact ? runs : matchRuns(true)

  function vocabulary(): Set<string> {
    return new Set([...products.values()].flatMap(({ all }) => all.flatMap(keysIn)))
  }
  function exists(match: Match): boolean {
    return products.values().some((product) => match(product.all, product))
  }

  /** What each word, or it and its next one or two as one, stands for. */
  function matchRuns(isStrict = false): Match[][] {
    return typed.map((_, at) =>
      [1, 2, 3].flatMap((length) => {
        if (at + length > typed.length) return []
        if (length > 1) return [joined(typed.slice(at, at + length))]
        return [single(typed[at] ?? '', at === typed.length - 1, isStrict)]
      }),
    )
  }

  function single(word: string, isLast: boolean, isStrict: boolean): Match {
    const text = readTerm(word).join('')
    const synonyms = setsWith(text).map(meaning)
    const asIs = any([literal(word), ...synonyms])
    if (exists(asIs)) {
      const isTerm = setsWith(text).length > 0
      // A short word with synonyms is second to them where it only stands inside others.
      return isStrict && isShort(text) && isTerm ? any(synonyms) : asIs
    }
    return guess(readTerm(word), isLast)
  }

  function guess(tokens: string[], isLast: boolean): Match {
    const key = phraseKey(tokens)
    const isWord = /^[\p{L}\p{M}]+$/u.test(key)
    const sound = tokens.length === 1 ? soundOf(tokens[0] ?? '') : key
    const letters = Math.max(sound.length, tokens.join('').match(/\p{L}/gu)?.length ?? 0)
    const keys = [...vocabulary(), ...sets.flatMap(({ terms }) => terms.map(keyOf))]
    const guesses = [
      () => sounding(key),
      () => apart(key),
      () => {
        const parts = splitScripts(tokens)
        return parts.length > tokens.length ? meaning({ terms: [parts.join(' ')] }) : no
      },
      () =>
        isWord && isLast && letters >= 3 && sound.length > 1
          ? ofKeys(keys.filter((k) => beginningsOf(sound).some((start) => k.startsWith(start))))
          : no,
      ...[1, 2].map((edits) => () => {
        const isAllowed = isWord && key.length >= (edits === 1 ? 5 : 9)
        return isAllowed ? ofKeys(keys.filter((other) => countEdits(key, other) <= edits)) : no
      }),
    ]
    for (const make of guesses) {
      const match = make()
      if (exists(match)) return match
    }
    return no
  }

  function joined(words: string[]): Match {
    const tokens = words.flatMap(readTerm)
    const synonyms = any(setsWith(tokens.join('')).map(meaning))
    const key = phraseKey(tokens)
    const matches = [synonyms, sounding(key), ...(isSize(key, tokens) ? [apart(key)] : [])]
    return matches.find(exists) ?? no
  }

  function ofKeys(keys: string[]): Match {
    return any([...new Set(keys)].map(sounding))
  }

  /** Words that sound so, and sets with a term that does. */
  function sounding(key: string): Match {
    return any([
      alike(key),
      ...sets.filter(({ terms }) => terms.map(keyOf).includes(key)).map(meaning),
    ])
  }

  function setsWith(text: string) {
    return sets.filter(({ terms }) => terms.some((term) => readTerm(term).join('') === text))
  }

  function meaning({ terms }: { terms: string[] }): Match {
    return any(
      terms.map(readTerm).flatMap((tokens) => {
        const each = tokens.map((token) =>
          isShort(token) ? whole(token) : any([literal(token), alike(soundKey(token))]),
        )
        const all: Match = (words, product) => each.every((match) => match(words, product))
        const key = phraseKey(tokens)
        return isShort(tokens.join('')) ? [all] : [all, alike(key), apart(key)]
      }),
    )
  }

  return (row) => {
    const product = products.get(row.id)
    if (!product) return null
    const has = (runs: Match[][], words: Words) => hasAll(runs, (match) => match(words, product))
    const levels = exact
      ? [has(runs, product.all)]
      : [
          has(strict, product.head),
          has(strict, product.all),
          has(runs, product.head),
          has(runs, product.all),
        ]
    const tier = levels.indexOf(true)
    return tier < 0 ? null : tier
  }
}

/** Whether some way to take words alone or together holds. */
function hasAll(runs: Match[][], holds: (match: Match) => boolean, at = 0): boolean {
  if (at >= runs.length) return true
  return (runs[at] ?? []).some((match, more) => holds(match) && hasAll(runs, holds, at + more + 1))
}

const no: Match = () => false
const any =
  (matches: Match[]): Match =>
  (words, product) =>
    matches.some((match) => match(words, product))
const literal =
  (part: string): Match =>
  (words) =>
    words.some((word) => word.includes(part))
const whole =
  (token: string): Match =>
  (words) =>
    words.some((word) => (isNumber(token) ? word === token : tokensOf(word).includes(token)))
const alike =
  (key: string): Match =>
  (words) =>
    words.some((word) => (isNumber(key) && word === key) || keysIn(word).includes(key))
/** Both words in the names. */
const apart =
  (key: string): Match =>
  (_, { head }) =>
    splitKey(key, () => true).some((both) =>
      both.every((keys) => keys.some((each) => alike(each)(head, noProduct))),
    )

const noProduct: Product = { head: [], all: [] }
const keyOf = (term: string) => phraseKey(readTerm(term))
/** The few words of a test are asked for again and again. */
const known = new Map<string, string[]>()
function keysIn(word: string): string[] {
  const keys =
    known.get(word) ??
    tokensOf(word)
      .filter((token) => !isNumber(token))
      .map(soundKey)
  known.set(word, keys)
  return keys
}

function readProduct(row: ProductRow): Product {
  const names = [row.name, row.name_ta, row.category_name, row.subcategory_name]
  const head = [...names, row.group_name, row.group_name_ta].flatMap((name) => split(name ?? ''))
  return { head, all: [...head, ...split(row.description)] }
}

const split = (text: string) => normalizeText(text).split(/\s+/).filter(Boolean)

function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, other] of [...b].entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + Number(letter !== other),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
