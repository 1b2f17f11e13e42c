import { readMeasure } from '../../../contract/packs/measures.ts'
import { unitOf } from '../../../contract/packs/unit-spellings.ts'
import { comesBeforePlace, isFiller, isGeneral } from './general-words.ts'
import { packKey } from './pack-index.ts'
import { unitBySound } from './spelling/phonetic.ts'
import { normalizeForSearch, tokensOrSign, wordsOf } from './spelling/text.ts'

/** Most distinct words of a search that count. */
const maxWords = 12
/** Most parts of a pack: `3 × 1 kilo gram`. */
const maxParts = 5

/** A word of a search: as typed, and in the forms that are looked up. */
export type SearchWord = {
  typed: string
  literal: string
  tokens: string[]
  /** Key of a pack, for a number with a unit. */
  pack?: string
  /** True for a word that does not narrow a search with other words. */
  isGeneral: boolean
}

/**
 * The first distinct words of a search; a number with a unit is one word.
 * @param namesShop tells whether a token names the shop; such a word counts only if nothing else is typed
 */
export function readSearch(
  search = '',
  namesShop: (token: string) => boolean = () => false,
): SearchWord[] {
  const parts = joinPercent(search)
    .replace(signBetween, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap(partPack)
  const words: SearchWord[] = []
  for (let at = 0; at < parts.length; ) {
    const pack = readPackAt(parts, at)
    words.push(...(pack ? [pack.word] : splitSigns(parts[at] ?? '').flatMap(toWords)))
    at += pack?.size ?? 1
  }
  const isShop = ({ tokens }: SearchWord) => tokens.length > 0 && tokens.every(namesShop)
  return withoutFillers(takeFirst(words), isShop)
}

/** Removes fillers if there are other words. If all words are general, none is treated as such. */
function withoutFillers(words: SearchWord[], isShop: (word: SearchWord) => boolean): SearchWord[] {
  const telling = markPlace(words).filter((word) => !isFiller(word.literal) && !isShop(word))
  if (telling.length === 0) return words
  if (telling.some(({ isGeneral }) => !isGeneral)) return telling
  return telling.map((word) => ({ ...word, isGeneral: false }))
}

/** Marks words after `in`, up to a filler, as a place, even an unknown one: `oil in coimbatore`. */
function markPlace(words: SearchWord[]): SearchWord[] {
  let isPlace = false
  return words.map((word, at) => {
    if (isFiller(word.literal)) isPlace = at > 0 && comesBeforePlace(word.literal)
    return isPlace && !word.pack ? { ...word, isGeneral: true } : word
  })
}

/** Joins `100 % pure`, `100 percent pure` and their Tamil forms into one word, `100%`. */
function joinPercent(search: string): string {
  return search.replace(percent, '$1% ')
}
const percent =
  /(?<!\S)(\p{N}+(?:[.,]\p{N}+)?)\s*(?:[%％٪]|per\s?cent|pct|சதவீதம்|சதவிகிதம்|விழுக்காடு)(?!\S)/giu

/** The first distinct words as typed, including all signs. */
export function readExactSearch(search = ''): SearchWord[] {
  return takeFirst(search.split(/\s+/).flatMap(toWords))
}

/** Signs count only if nothing else is typed. */
function takeFirst(words: SearchWord[]): SearchWord[] {
  const distinct = new Map<string, SearchWord>()
  for (const word of words) if (!distinct.has(word.literal)) distinct.set(word.literal, word)
  const all = [...distinct.values()]
  const lettered = all.filter(({ literal }) => /[\p{L}\p{N}]/u.test(literal))
  return (lettered.length > 0 ? lettered : all).slice(0, maxWords)
}

/** Splits `groundnut5l` into a word and a pack. */
function partPack(part: string): string[] {
  const [, word, rest] = part.match(/^([\p{L}\p{M}]{3,})(\p{N}.*)$/u) ?? []
  return word && rest && readMeasure(rest) ? [word, rest] : [part]
}

/** Reads the longest pack that begins at a part, and the number of its parts; `l 5` is a pack too. */
function readPackAt(parts: string[], at: number): { word: SearchWord; size: number } | null {
  for (let size = Math.min(maxParts, parts.length - at); size > 0; size--) {
    const typed = parts.slice(at, at + size).join(' ')
    const word = toPackWord(typed)
    if (word) return { word, size }
  }
  const [unit = '', number = '', next = ''] = parts.slice(at, at + 3)
  const named = unitOf(unit)
  // Counts of pieces also begin names: `no 1 oil`.
  if (!named || named === 'piece' || unitOf(next)) return null
  const word = toPackWord(`${number} ${unit}`)
  return word && { word, size: 2 }
}

function toPackWord(typed: string): SearchWord | null {
  const measure = readMeasure(spellUnit(typed.replace(quotes, '')))
  const pack = measure && packKey(measure)
  return pack ? { typed, literal: pack, tokens: [], pack, isGeneral: false } : null
}

/** Respells a unit that is typed by ear: `5 leetar`. */
function spellUnit(text: string): string {
  return text.replace(/(?<=\p{N}\s?)[\p{L}\p{M}]{4,}$/u, (word) => unitBySound(word) ?? word)
}

/** Strips the punctuation around a word, and splits it at punctuation inside. */
function splitSigns(part: string): string[] {
  const words = part
    .split(/[/／|;+&]|,(?!\p{N})/u)
    .map((word) => word.replace(quotes, '').replace(/\.+$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length > 0 ? words : [part]
}
const quotes = /^["'“”‘’([{/／|]+|["'“”‘’)\]},;:!?…/／|+&–—-]+$/gu
/** Separates two words even if the second begins with a number: `5 l/1 l`. Fractions stay whole. */
const signBetween = /(?<=[\p{L}\p{M}])[/／|;+&]+(?=[\p{L}\p{N}])/gu

function toWords(typed: string): SearchWord[] {
  // Normalizing turns some characters into others with a space.
  const literals = wordsOf(normalizeForSearch(typed)).filter((literal) => visible.test(literal))
  return literals.map((literal) => ({
    typed: literals.length > 1 ? literal : typed,
    literal,
    tokens: tokensOrSign(literal),
    isGeneral: isGeneral(literal) || tokensOrSign(literal).every(isGeneral),
  }))
}

const visible = /\P{Default_Ignorable_Code_Point}/u
