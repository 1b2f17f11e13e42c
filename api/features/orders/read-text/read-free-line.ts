import type { ReadOrderLine } from '../../../../contract/orders/order-text.ts'
import { type Measure, readNumberWord } from '../../../../contract/packs/measures.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { chooseProduct, hasInName, isOfferedIn } from './choose-product.ts'
import { toLine } from './order-line.ts'
import { candidates, type ProductFinder } from './product-finder.ts'
import { type LineText, readLine } from './read-line.ts'

export type FreeLine = ReadOrderLine & {
  /** A text that lacks a size or quantity, which the next line may supply. */
  open?: LineText
}
type Found = { found: Product[]; isGuess: boolean; words: string[] }

/** Most words of a line that are searched one by one, as many as a search counts. */
const mostWords = 12
/** Most groups of products that the words may mean if other words of the line match nothing. */
const mostGroups = 3
/** Kinds of match that are guesses. */
const guesses = ['sound', 'similar', 'beginning']

/** Reads one freely worded line. */
export function readFreeLine(finder: ProductFinder, written: string): FreeLine {
  const read = readLine(written)
  const whole = searchWhole(finder, read)
  const { found, isGuess, words } = whole ?? search(finder, read)
  const nameWords = read.words.filter((word) => words.includes(word))
  const quantity = whole ? whole.quantity : read.quantity
  const choice = chooseProduct(found, { ...read, words, nameWords, quantity })
  const isOpen = !read.measure || read.quantity === undefined
  const open = isOpen || read.words.length === 0 ? { open: read } : {}
  if (!choice) return { ...toLine(written, null, read.quantity ?? null), ...open }
  const { product, quantity: chosen } = choice
  const isSure =
    choice.sure &&
    chosen !== null &&
    !isGuess &&
    !read.isDoubtful &&
    !nameWords.some((word) => isOfAnother(finder, { word, product, measure: read.measure }))
  return { ...toLine(written, { ...choice, sure: isSure }), ...open }
}

type NamedBy = { word: string; product: Product; measure: Measure | null }

/**
 * True if a word that led to this product through synonyms or its category is in the own name of another product
 * of that size: `castor lamp oil`.
 */
function isOfAnother(finder: ProductFinder, { word, product, measure }: NamedBy): boolean {
  if (hasInName(product, word)) return false
  const { products } = finder.findSurest(word, candidates)
  return products.some(
    (other) => hasInName(other, word) && (!measure || isOfferedIn(other, measure)),
  )
}

/** Searches with the container or the number words as part of the name: `Three Oils Gift Box`. */
function searchWhole(
  finder: ProductFinder,
  { words, allWords, measure, quantity, digits }: LineText,
) {
  if (words.length === allWords.length) return null
  const { products, words: ways } = finder.findSurest(allWords.join(' '), candidates)
  if (products.length === 0 || ways.some(({ how }) => how === null || guesses.includes(how)))
    return null
  // `1 l tin` means any product in litres if tins come in other sizes.
  if (measure && !products.some((product) => isOfferedIn(product, measure))) return null
  const hasNumber = allWords.some((word) => readNumberWord(word) !== undefined)
  return {
    found: products,
    isGuess: false,
    words: allWords,
    quantity: hasNumber ? digits : quantity,
  }
}

/** Finds the products that all words name, or else those named by the words that match anything. */
function search(finder: ProductFinder, { words, allWords, measure, quantity }: LineText): Found {
  if (words.length === 0) return { found: [], isGuess: false, words }
  const all = finder.findSurest(words.join(' '), candidates)
  const isCorrected = all.words.some(({ how }) => how !== null && guesses.includes(how))
  const isAmount = measure !== null || quantity !== undefined
  const isLikeness = !isAmount && all.words.every(({ how }) => how === 'similar')
  if (all.products.length > 0 && !isLikeness && !all.words.some(isChance))
    return { found: all.products, isGuess: isCorrected, words }
  const kept = allWords.slice(0, mostWords).filter((word) => {
    const { products, words: ways } = finder.findSurest(word, 1)
    return products.length > 0 && ways.every(({ how }) => how === 'literal' || how === 'synonym')
  })
  // A size shows that something is ordered, whatever words surround it.
  const isMentioned = measure ? kept.length > 0 : kept.length * 2 >= words.length
  if (!isMentioned) return { found: [], isGuess: true, words }
  const { products } = finder.findSurest(kept.join(' '), candidates)
  const sized = measure ? products.filter((product) => isOfferedIn(product, measure)) : products
  const meant = sized.length > 0 ? sized : products
  // A general word such as oil does not name a product.
  const groups = new Set(meant.map(({ _id, group }) => group?._id ?? _id))
  return { found: groups.size <= mostGroups ? meant : [], isGuess: true, words: kept }
}

/** True if a match is chance: messages contain whole words, and short ones resemble too many others. */
function isChance({ typed, how }: { typed: string; how: string | null }): boolean {
  return how === 'beginning' || (how !== null && guesses.includes(how) && typed.length < 4)
}
