import { limits } from '../../../../contract/limits.ts'
import { toPaise } from '../../../../contract/paise.ts'
import { type ProductListRequest, productSortColumns, type SortColumn } from '../list-request.ts'
import { BitSet } from './bit-set.ts'
import { compareKeys, type SortKeys } from './compare-values.ts'
import { type Slice, SortedList } from './sorted-list.ts'

/** What a list shows; the page takes what comes first from `first`. */
type Matches = { found: BitSet; total: number; first: Iterable<BitSet> }

/** Sorting one result takes as long as skipping so many products in a sorted list. */
const sortingCost = 64

const highest = toPaise(limits.product.maxPrice)

/** The products in every order that a list can have, by their slots in the index. */
export class ProductOrders {
  readonly #keys: (SortKeys | undefined)[] = []
  /** Loading many products is mostly comparing: prices are read from one array. */
  #prices = new Int32Array(1024)
  readonly #orders = new Map<string, SortedList<number>>()
  readonly #tier = new BitSet()

  constructor() {
    for (const { columns } of Object.values(productSortColumns)) {
      const isByPrice = columns[0] === 'price'
      const compare = (a: number, b: number) =>
        (isByPrice && this.#priceOf(a) - this.#priceOf(b)) || this.#compare(columns, a, b)
      this.#orders.set(columns.join(), new SortedList(compare))
    }
  }

  add(slot: number, keys: SortKeys): void {
    this.#keys[slot] = keys
    if (slot >= this.#prices.length) {
      const shorter = this.#prices
      this.#prices = new Int32Array(2 * slot)
      this.#prices.set(shorter)
    }
    this.#prices[slot] = keys.price
    for (const order of this.#orders.values()) order.add(slot)
  }

  delete(slot: number): void {
    for (const order of this.#orders.values()) order.delete(slot)
    this.#keys[slot] = undefined
  }

  keepPrices(found: BitSet, min = 0, max = highest): void {
    found.keepBetween(this.#prices, min, max)
  }

  /** One page of what is found: of what comes first, then of the rest. Takes the first out of `found`. */
  page(
    { found, total, first }: Matches,
    { sort, page, limit }: Pick<ProductListRequest, 'sort' | 'page' | 'limit'>,
  ): number[] {
    const slots: number[] = []
    let left = total
    let offset = (page - 1) * limit
    if (offset >= total) return slots
    for (const tier of inTurn(first, found)) {
      const isLast = tier === found
      const part = isLast ? found : this.#tier
      const size = isLast ? left : found.moveCommon(tier, part)
      if (offset < size)
        slots.push(...this.#slice(part, size, sort, { offset, limit: limit - slots.length }))
      left -= size
      if (left === 0 || slots.length === limit) break
      offset = Math.max(0, offset - size)
    }
    return slots
  }

  /** Of the products in `found` the one that was made first. */
  oldest(found: BitSet): number | undefined {
    const oldest = { offset: 0, limit: 1, isReversed: false }
    return this.#orders.get(productSortColumns.newest.columns.join())?.slice(found, oldest)[0]
  }

  #slice(
    found: BitSet,
    size: number,
    sort: ProductListRequest['sort'],
    { offset, limit }: Omit<Slice, 'isReversed'>,
  ): number[] {
    const { columns, direction } = productSortColumns[sort]
    const isReversed = direction === 'desc'
    // What is found is taken to be spread evenly over the list.
    const skipped = this.#keys.length * Math.min(1, (offset + limit) / size)
    const order = size * sortingCost > skipped ? this.#orders.get(columns.join()) : undefined
    return (
      order?.slice(found, { offset, limit, isReversed }) ??
      this.#sort(found, columns, isReversed).slice(offset, offset + limit)
    )
  }

  #sort(found: BitSet, columns: SortColumn[], isReversed: boolean): number[] {
    const slots: number[] = []
    found.forEach((slot) => {
      slots.push(slot)
    })
    const sign = isReversed ? -1 : 1
    return slots.sort((a, b) => sign * this.#compare(columns, a, b))
  }

  #priceOf(slot: number): number {
    return this.#prices[slot] ?? 0
  }

  #compare(columns: SortColumn[], a: number, b: number): number {
    const left = this.#keys[a]
    const right = this.#keys[b]
    if (!left || !right) throw new Error('A product is sorted that is not in the index')
    return compareKeys(columns, left, right)
  }
}

function* inTurn(first: Iterable<BitSet>, last: BitSet): Generator<BitSet> {
  yield* first
  yield last
}
