import type { ReadOrderLine } from '../../../../contract/orders/order-text.ts'
import { type Measure, readNumberWord } from '../../../../contract/packs/measures.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { type AskedCatalogue, candidates } from './asked-catalogue.ts'
import { chooseProduct, hasInName, isOfferedIn } from './choose-product.ts'
import { toLine } from './order-line.ts'
import { type LineText, readLine } from './read-line.ts'

export type FreeLine = ReadOrderLine & {
  /** Text without size or quantity, which the next line may have. */
  open?: LineText
}
type Found = { found: Product[]; isGuess: boolean; words: string[] }

/** Words of a line that are searched for one by one, as many as a search counts. */
const mostWords = 12
/** Groups of products that words may still mean, where others of the line are found nowhere. */
const mostGroups = 3
/** Ways of finding a word that are guesses. */
const guesses = ['sound', 'similar', 'beginning']

/** Reads one line in anybody's words. */
export function readFreeLine(catalogue: AskedCatalogue, said: string): FreeLine {
  const read = readLine(said)
  const whole = searchWhole(catalogue, read)
  const { found, isGuess, words } = whole ?? search(catalogue, read)
  const nameWords = read.words.filter((word) => words.includes(word))
  const quantity = whole ? whole.quantity : read.quantity
  const choice = chooseProduct(found, { ...read, words, nameWords, quantity })
  const isOpen = !read.measure || read.quantity === undefined
  const open = isOpen || read.words.length === 0 ? { open: read } : {}
  if (!choice) return { ...toLine(said, null, read.quantity ?? null), ...open }
  const { product, quantity: chosen } = choice
  const isSure =
    choice.sure &&
    chosen !== null &&
    !isGuess &&
    !read.isDoubtful &&
    !nameWords.some((word) => isOfAnother(catalogue, { word, product, measure: read.measure }))
  return { ...toLine(said, { ...choice, sure: isSure }), ...open }
}

type NamedBy = { word: string; product: Product; measure: Measure | null }

/**
 * True if a word is not in the product's own name, where synonyms or its category have it, but in that of
 * another one of the size: `castor lamp oil`.
 */
function isOfAnother(catalogue: AskedCatalogue, { word, product, measure }: NamedBy): boolean {
  if (hasInName(product, word)) return false
  const { products } = catalogue.findSurest(word, candidates)
  return products.some(
    (other) => hasInName(other, word) && (!measure || isOfferedIn(other, measure)),
  )
}

/** Searches with the container or a number in words as part of the name: `Three Oils Gift Box`. */
function searchWhole(
  catalogue: AskedCatalogue,
  { words, allWords, measure, quantity, digits }: LineText,
) {
  if (words.length === allWords.length) return null
  const { products, words: ways } = catalogue.findSurest(allWords.join(' '), candidates)
  if (products.length === 0 || ways.some(({ how }) => how === null || guesses.includes(how)))
    return null
  // `1 l tin` is what comes in litres where tins have other sizes.
  if (measure && !products.some((product) => isOfferedIn(product, measure))) return null
  const hasNumber = allWords.some((word) => readNumberWord(word) !== undefined)
  return {
    found: products,
    isGuess: false,
    words: allWords,
    quantity: hasNumber ? digits : quantity,
  }
}

/** The products that all words name; or those that the words name which are found at all. */
function search(
  catalogue: AskedCatalogue,
  { words, allWords, measure, quantity }: LineText,
): Found {
  if (words.length === 0) return { found: [], isGuess: false, words }
  const all = catalogue.findSurest(words.join(' '), candidates)
  const isCorrected = all.words.some(({ how }) => how !== null && guesses.includes(how))
  const isAmount = measure !== null || quantity !== undefined
  const isLikeness = !isAmount && all.words.every(({ how }) => how === 'similar')
  if (all.products.length > 0 && !isLikeness && !all.words.some(isChance))
    return { found: all.products, isGuess: isCorrected, words }
  const kept = allWords.slice(0, mostWords).filter((word) => {
    const { products, words: ways } = catalogue.findSurest(word, 1)
    return products.length > 0 && ways.every(({ how }) => how === 'literal' || how === 'synonym')
  })
  // A size says that something is ordered, whatever is told around it.
  const isMentioned = measure ? kept.length > 0 : kept.length * 2 >= words.length
  if (!isMentioned) return { found: [], isGuess: true, words }
  const { products } = catalogue.findSurest(kept.join(' '), candidates)
  const sized = measure ? products.filter((product) => isOfferedIn(product, measure)) : products
  const meant = sized.length > 0 ? sized : products
  // A word such as oil names no product.
  const groups = new Set(meant.map(({ _id, group }) => group?._id ?? _id))
  return { found: groups.size <= mostGroups ? meant : [], isGuess: true, words: kept }
}

/** True if a word is found by chance: messages hold whole words, and short ones resemble too many. */
function isChance({ typed, how }: { typed: string; how: string | null }): boolean {
  return how === 'beginning' || (how !== null && guesses.includes(how) && typed.length < 4)
}
