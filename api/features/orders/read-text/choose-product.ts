import { distance } from 'fastest-levenshtein'
import { type Measure, measureKey } from '../../../../contract/packs/measures.ts'
import { readPack } from '../../../../contract/packs/read-pack.ts'
import { measurePack, type Pack } from '../../../../contract/prices/unit-price.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { checkQuantity } from './read-line.ts'

type Choice = { product: Product; quantity: number | null; sure: boolean; others: Product[] }
type Asked = {
  words: readonly string[]
  /** The same without what goods come in. */
  nameWords: readonly string[]
  measure: Measure | null
  quantity: number | null | undefined
}

/**
 * The product that is meant among those that its words name, the best first. It is sure where one product alone
 * has the size that is said, or where there is only one.
 */
export function chooseProduct(all: Product[], asked: Asked): Choice | null {
  const named = [
    all.filter((product) => isNamed(product, asked.words)),
    all.filter((product) => isNamed(product, asked.nameWords)),
    all.filter((product) => isAlike(product, asked.nameWords)),
  ]
  const found = named.find((products) => products.length > 0) ?? all
  const [first] = found
  if (!first) return null
  const { measure, quantity, words } = asked
  const chosen = measure
    ? chooseSize(found, { quantity, measure })
    : chooseFirst(found, quantity, first)
  // A single word of a longer name is chance in a sentence: `Can you deliver to Erode`.
  const isSaid = measure !== null || quantity !== undefined
  const sure = chosen.sure && (isSaid || words.length * 2 >= countWords(chosen.product))
  return { ...chosen, sure, others: all.filter((other) => other !== chosen.product) }
}

/** Without a size: sure where there is only one product. */
function chooseFirst(found: Product[], quantity: number | null | undefined, first: Product) {
  const [product = first] = simplestGroup(found)
  return { product, quantity: quantity === undefined ? 1 : quantity, sure: found.length === 1 }
}

/** Tells that all words stand in a name, as they are typed. */
function isNamed({ name, nameTa = '' }: Product, words: readonly string[]): boolean {
  const names = normalizeText(`${name} ${nameTa}`)
  return words.length > 0 && words.every((word) => names.includes(word))
}

/** Tells that all words stand in a name, a letter in three aside. */
function isAlike({ name, nameTa = '' }: Product, words: readonly string[]): boolean {
  const names = normalizeText(`${name} ${nameTa}`).match(/[\p{L}\p{M}]+/gu) ?? []
  const isLike = (word: string) => names.some((other) => distance(word, other) * 3 <= word.length)
  return words.length > 0 && words.every(isLike)
}

/** The pack of a product, or what its size or name says. */
function packOf(product: Product): Pack {
  const { packAmount, size = '', name } = product
  return packAmount === undefined ? (readPack(size) ?? readPack(name) ?? product) : product
}

type Sized = Omit<Choice, 'others'>

type AskedSize = Pick<Asked, 'quantity'> & { measure: Measure }

function chooseSize(found: Product[], { measure, quantity }: AskedSize): Sized {
  const simplest = simplestGroup(found)
  const whole = found.filter((product) => measureKey(packOf(product)) === measureKey(measure))
  const one = { ...measure, packCount: 1 }
  // `2 × 1 L` is two of a litre, unless a pack is like that.
  const isWhole = whole.length > 0 || measure.packCount === 1
  const fitting = isWhole
    ? whole
    : found.filter((product) => measureKey(packOf(product)) === measureKey(one))
  const times = isWhole ? 1 : measure.packCount
  const [product = fitting[0]] = fitting.filter((product) => simplest.includes(product))
  if (product)
    return {
      product,
      quantity: quantity === null ? null : checkQuantity((quantity ?? 1) * times),
      sure:
        fitting.length === 1 && simplest.includes(product) && (isWhole || quantity === undefined),
    }
  return makeOfPacks(simplest, { measure, quantity })
}

/** An amount that no pack has: of the largest pack that makes it up, or else a guess without a quantity. */
function makeOfPacks(simplest: Product[], { measure, quantity }: AskedSize): Sized {
  const wanted = measurePack(measure)
  const all = simplest.flatMap((product) => {
    const pack = measurePack(packOf(product))
    const times = wanted && pack ? wanted.thousandths / pack.thousandths : 0
    // Who says a kilo of oil may mean a litre.
    const isSameUnit = pack?.unit === wanted?.unit
    return Number.isInteger(times) && times > 0 ? { product, times, isSameUnit } : []
  })
  const sameUnit = all.filter(({ isSameUnit }) => isSameUnit)
  const [part] = (sameUnit.length > 0 ? sameUnit : all).toSorted((a, b) => a.times - b.times)
  const product = part?.product ?? (simplest[0] as Product)
  return {
    product,
    quantity: part && quantity !== null ? checkQuantity(part.times * (quantity ?? 1)) : null,
    sure: false,
  }
}

/** The products of the group that adds the least to the words: `Coconut Oil`, not `Virgin Coconut Oil`. */
function simplestGroup(found: Product[]): Product[] {
  const groups = [...Map.groupBy(found, (product) => product.group?._id ?? product._id).values()]
  const lengthOf = (group: Product[]) => Math.min(...group.map(countWords))
  return groups.reduce((best, group) => (lengthOf(group) < lengthOf(best) ? group : best))
}

/** Words of a name without its size. */
function countWords({ name }: Product): number {
  return (
    name
      .match(/(?<!\d\s*)(?<![\p{L}])\p{L}{2,}/gu)
      ?.filter((word) => !/^(?:ml|kg|tin|can|jar|bottle)$/i.test(word)).length ?? 0
  )
}
