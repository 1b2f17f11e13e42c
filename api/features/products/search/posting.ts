/** How products match a search, by their numbers: flags. */
export type MatchSet = Uint8Array

/**
 * A product matches somewhere, or in its head: its names and those of its group and categories. `exact`
 * leaves out chance: short words with synonyms that stand inside other words.
 */
export const matched = { anywhere: 1, inHead: 2, exact: 4, exactInHead: 8 } as const

const { anywhere, inHead, exact, exactInHead } = matched

export function allFlags(size: number): MatchSet {
  return new Uint8Array(size).fill(anywhere | inHead | exact | exactInHead)
}

export function intersect(one: MatchSet, other: MatchSet): MatchSet {
  return one.map((flags, product) => flags & (other[product] ?? 0))
}

export function unite(one: MatchSet, other: MatchSet): MatchSet {
  return one.map((flags, product) => flags | (other[product] ?? 0))
}

export function isEmpty(matches: MatchSet): boolean {
  return matches.every((flags) => flags === 0)
}

/** Whether all products of `one` are in `other`. */
export function isWithin(one: MatchSet, other: MatchSet): boolean {
  return one.every((flags, product) => flags === 0 || other[product] !== 0)
}

/** The numbers of the products that have something in their head, and of the others that have it; both in order. */
export class Posting {
  readonly head: number[] = []
  readonly body: number[] = []

  get size(): number {
    return this.head.length + this.body.length
  }

  /** One of its products, if possible with it in the head: the oldest. */
  get first(): number | undefined {
    return this.head[0] ?? this.body[0]
  }

  add(product: number, isInHead: boolean): void {
    const products = isInHead ? this.head : this.body
    const last = products.at(-1)
    // Products are loaded in the order of their numbers.
    if (last === undefined || last < product) products.push(product)
    else products.splice(findPosition(products, product), 0, product)
  }

  delete(product: number, isInHead: boolean): void {
    const products = isInHead ? this.head : this.body
    products.splice(findPosition(products, product), 1)
  }

  addTo(matches: MatchSet, isExact: boolean): void {
    const bodyFlags = anywhere | (isExact ? exact : 0)
    const headFlags = bodyFlags | inHead | (isExact ? exactInHead : 0)
    for (const product of this.head) matches[product] = (matches[product] ?? 0) | headFlags
    for (const product of this.body) matches[product] = (matches[product] ?? 0) | bodyFlags
  }
}

function findPosition(products: number[], product: number): number {
  let low = 0
  let high = products.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((products[middle] ?? 0) < product) low = middle + 1
    else high = middle
  }
  return low
}
