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
  /** The name's words without those for containers. */
  nameWords: readonly string[]
  measure: Measure | null
  quantity: number | null | undefined
}

/**
 * Chooses the intended product among those that the words name, best first. The choice is sure if only one
 * product has the stated size, or there is only one.
 */
export function chooseProduct(all: Product[], asked: Asked): Choice | null {
  const { measure, quantity, words, nameWords } = asked
  const alike = measure ? ofSameKind(all, measure) : all
  const named = [
    alike.filter((product) => isNamed(product, words)),
    alike.filter((product) => isNamed(product, nameWords)),
    alike.filter((product) => isAlike(product, nameWords)),
  ].find((products) => products.length > 0)
  const found = named ?? alike
  const [first] = found
  if (!first) return null
  const simplest = simplestOf(found, named ? words : [])
  const chosen = measure
    ? chooseSize(found, { simplest, quantity, measure })
    : chooseFirst(found, { quantity, product: simplest[0] ?? first })
  // A bare number equal to the price is the price, not a quantity.
  const isPrice = chosen.quantity !== null && quantity === chosen.product.price
  // One word of a longer name may be chance in a sentence: `Can you deliver to Erode`.
  const isSaid = measure !== null || quantity !== undefined
  const sure =
    chosen.sure &&
    !isPrice &&
    (isSaid || words.length * 2 >= countWords(chosen.product)) &&
    (countUnwritten(chosen.product, words) === 0 || !isMeantToo(alike, found, measure))
  return {
    ...chosen,
    quantity: isPrice ? null : chosen.quantity,
    sure,
    others: all.filter((other) => other !== chosen.product),
  }
}

/** Keeps products in litres if litres are stated and there are any: `kadalai 1 litre` is not a cake. */
function ofSameKind(all: Product[], measure: Measure): Product[] {
  if (measurePack(measure)?.unit !== 'l') return all
  const inLitres = all.filter((product) => measurePack(packOf(product))?.unit === 'l')
  return inLitres.length > 0 ? inLitres : all
}

/** True if another product fits as well, one that synonyms name but the typed words do not. */
function isMeantToo(all: Product[], found: Product[], measure: Measure | null): boolean {
  return all.some(
    (product) => !found.includes(product) && (!measure || isOfferedIn(product, measure)),
  )
}

/** True if a pack has the size, or one of several stated sizes. */
export function isOfferedIn(product: Product, measure: Measure): boolean {
  return hasSize(product, measure) || hasSize(product, { ...measure, packCount: 1 })
}

/** True if a pack has a size: `2 × 500 ml` is not a litre. */
function hasSize(product: Product, measure: Measure): boolean {
  const pack = packOf(product)
  const isCounted = measure.packCount === 1 || pack.packCount === measure.packCount
  return isCounted && measureKey(pack) === measureKey(measure)
}

/** Chooses without a size: sure if there is only one product. */
function chooseFirst(
  found: Product[],
  { product, quantity }: { product: Product } & AskedQuantity,
) {
  return { product, quantity: quantity === undefined ? 1 : quantity, sure: found.length === 1 }
}

/** True if a name contains all words as typed. */
function isNamed({ name, nameTa = '' }: Product, words: readonly string[]): boolean {
  const names = normalizeText(`${name} ${nameTa}`)
  return words.length > 0 && words.every((word) => names.includes(word))
}

/** True if a name of the product or its group contains the whole word. */
export function hasInName({ name, nameTa = '', group }: Product, word: string): boolean {
  const names = normalizeText(`${name} ${nameTa} ${group?.name ?? ''} ${group?.nameTa ?? ''}`)
  return lettersOf(names).includes(normalizeText(word))
}

/** True if a name contains all words, with up to one different letter in three. */
function isAlike({ name, nameTa = '' }: Product, words: readonly string[]): boolean {
  const names = lettersOf(normalizeText(`${name} ${nameTa}`))
  const isLike = (word: string) => names.some((other) => distance(word, other) * 3 <= word.length)
  return words.length > 0 && words.every(isLike)
}

function lettersOf(names: string): readonly string[] {
  return names.match(/[\p{L}\p{M}]+/gu) ?? []
}

/** The pack of a product, or the size in its `size` or name. */
function packOf(product: Product): Pack {
  const { packAmount, size = '', name } = product
  return packAmount === undefined ? (readPack(size) ?? readPack(name) ?? product) : product
}

type Sized = Omit<Choice, 'others'>

type AskedQuantity = Pick<Asked, 'quantity'>
type AskedSize = AskedQuantity & { measure: Measure; simplest: Product[] }

function chooseSize(found: Product[], asked: AskedSize): Sized {
  const { simplest, measure, quantity } = asked
  const whole = found.filter((product) => hasSize(product, measure))
  const single = { ...measure, packCount: 1 }
  const isSimplest = (product: Product) =>
    simplest.slice(0, 1).map(groupOf).includes(groupOf(product))
  // `2 × 1 L` is two of a litre, unless there is such a pack.
  const isWhole = whole.length > 0 || measure.packCount === 1
  const fitting = isWhole ? whole : found.filter((product) => hasSize(product, single))
  const times = isWhole ? 1 : measure.packCount
  const [product = fitting[0]] = fitting.filter((product) => simplest.includes(product))
  if (product)
    return {
      product,
      // The text has both a count and a quantity: `1 L × 2 3`.
      quantity:
        quantity === null || (times > 1 && quantity)
          ? null
          : checkQuantity((quantity ?? 1) * times),
      sure: fitting.length === 1 && isSimplest(product) && (isWhole || quantity === undefined),
    }
  return makeOfPacks(asked)
}

/** Sizes an amount that no pack has: uses the largest pack that makes it up, or else guesses without a quantity. */
function makeOfPacks({ simplest, measure, quantity }: AskedSize): Sized {
  const wanted = measurePack(measure)
  const all = simplest.flatMap((product) => {
    const pack = measurePack(packOf(product))
    const times = wanted && pack ? wanted.thousandths / pack.thousandths : 0
    // A kilo of oil may mean a litre.
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

/**
 * Prefers products whose names add the fewest words: `Coconut Oil`, not `Virgin Coconut Oil`. Shorter names, and
 * those that come in the most sizes, come first.
 */
function simplestOf(found: Product[], written: readonly string[]): Product[] {
  const fewest = Math.min(...found.map((product) => countUnwritten(product, written)))
  const simplest = found.filter((product) => countUnwritten(product, written) === fewest)
  const groups = [...Map.groupBy(simplest, groupOf).values()]
  const lengthOf = (group: Product[]) => Math.min(...group.map(countWords))
  return groups.toSorted((a, b) => lengthOf(a) - lengthOf(b) || b.length - a.length).flat()
}

function groupOf({ _id, group }: Product): string {
  return group?._id ?? _id
}

/**
 * Counts words of a name that the text lacks. Several in brackets are a name of their own: `Nallennai (Sesame
 * Oil)`.
 */
function countUnwritten({ name, nameTa, group }: Product, written: readonly string[]): number {
  const names = [name, nameTa, group?.name, group?.nameTa]
    .flatMap((text) => [
      text ?? '',
      ...(text?.split(/[()]/) ?? []).filter((part) => part.includes(' ')),
    ])
    .map(wordsOf)
  const partly = names.filter((words) => words.some((word) => written.includes(word)))
  const counts = partly.map((words) => words.filter((word) => !written.includes(word)).length)
  return partly.length > 0 ? Math.min(...counts) : countWords({ name })
}

/** Counts the words of a name without its size. */
function countWords({ name }: Pick<Product, 'name'>): number {
  return wordsOf(name).length
}

function wordsOf(name: string): string[] {
  const words = normalizeText(name).match(/(?<!\d\s*)(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,}/gu) ?? []
  return words.filter((word) => !/^(?:ml|kg|tin|can|jar|bottle)$/.test(word))
}
