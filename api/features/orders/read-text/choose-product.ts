import { type Measure, measureKey } from '../../../../contract/packs/measures.ts'
import { measurePack } from '../../../../contract/prices/unit-price.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { checkQuantity } from './read-line.ts'

type Choice = { product: Product; quantity: number | null; sure: boolean; others: Product[] }
type Asked = { measure: Measure | null; quantity: number | null | undefined }

/**
 * The product that is meant among those that its words name, the best first. It is sure where one product alone
 * has the size that is said, or where there is only one.
 */
export function chooseProduct(found: Product[], asked: Asked): Choice | null {
  const [first] = found
  if (!first) return null
  const { measure } = asked
  if (!measure) {
    const group = simplestGroup(found)
    return {
      product: group[0] ?? first,
      quantity: asked.quantity === undefined ? 1 : asked.quantity,
      sure: found.length === 1,
      others: found.filter((product) => product !== (group[0] ?? first)),
    }
  }
  return chooseSize(found, { ...asked, measure })
}

function chooseSize(found: Product[], { measure, quantity }: Asked & { measure: Measure }): Choice {
  const simplest = simplestGroup(found)
  const whole = found.filter((product) => measureKey(product) === measureKey(measure))
  const one = { ...measure, packCount: 1 }
  // `2 × 1 L` is two of a litre, unless a pack is like that.
  const isWhole = whole.length > 0 || measure.packCount === 1
  const fitting = isWhole
    ? whole
    : found.filter((product) => measureKey(product) === measureKey(one))
  const times = isWhole ? 1 : measure.packCount
  const [product = fitting[0]] = fitting.filter((product) => simplest.includes(product))
  if (product)
    return {
      product,
      quantity: quantity === null ? null : checkQuantity((quantity ?? 1) * times),
      sure:
        fitting.length === 1 && simplest.includes(product) && (isWhole || quantity === undefined),
      others: found.filter((other) => other !== product),
    }
  return makeOfPacks(simplest, found, { measure, quantity })
}

/** An amount that no pack has: of the largest pack that makes it up, or else a guess without a quantity. */
function makeOfPacks(
  simplest: Product[],
  found: Product[],
  { measure, quantity }: Asked & { measure: Measure },
): Choice {
  const wanted = measurePack(measure)
  const all = simplest.flatMap((product) => {
    const pack = measurePack(product)
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
    others: found.filter((other) => other !== product),
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
