import { limits } from '../../../../contract/limits.ts'
import { toPaise } from '../../../../contract/prices/paise.ts'
import { type ProductListRequest, productSortColumns, type SortColumn } from '../list-request.ts'
import { BitSet } from './bit-set.ts'
import { compareKeys, compareValues, type SortKeys, toSortKey } from './compare-values.ts'
import { type Slice, SortedList } from './sorted-list.ts'

/** What a list shows; the page takes what comes first from `first`. */
type Matches = { found: BitSet; total: number; first: BitSet[] }

/** Sorting one result takes as long as skipping so many products in a sorted list. */
const sortingCost = 64

const highest = toPaise(limits.product.maxPrice)

/** The products in every order that a list can have, by their slots in the index. */
export class ProductOrders {
  readonly #keys: (SortKeys | undefined)[] = []
  /** The prices by slot once more: a filter compares those of all products. */
  #prices = new Int32Array(1024)
  readonly #orders = new Map<string, SortedList<number>>()
  readonly #tier = new BitSet()

  add(slot: number, keys: SortKeys): void {
    this.#keys[slot] = { ...keys, name_key: toSortKey(keys.name_key) }
    if (slot >= this.#prices.length) {
      const shorter = this.#prices
      this.#prices = new Int32Array(2 * slot)
      this.#prices.set(shorter)
    }
    this.#prices[slot] = keys.price
    for (const order of this.#orders.values()) order.add(slot)
  }

  /** Makes the orders, one at each step. Products that come one by one take ten times as long. */
  *sort(): Generator<void> {
    for (const { columns } of Object.values(productSortColumns)) {
      this.#order(columns)
      yield
    }
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
    for (const tier of [...first, found]) {
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
    return this.#order(productSortColumns.newest.columns).slice(found, oldest)[0]
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
    if (size * sortingCost > skipped)
      return this.#order(columns).slice(found, { offset, limit, isReversed })
    return this.#sort(found, columns, isReversed).slice(offset, offset + limit)
  }

  #order(columns: SortColumn[]): SortedList<number> {
    const name = columns.join()
    const existing = this.#orders.get(name)
    if (existing) return existing
    const compare = (a: number, b: number) => this.#compare(columns, a, b)
    const order = new SortedList(compare, this.#sortAll(columns))
    this.#orders.set(name, order)
    return order
  }

  /** Sorting is stable: by the last column first, each from an array of its own. */
  #sortAll(columns: SortColumn[]): number[] {
    const slots = [...this.#keys.keys()].filter((slot) => this.#keys[slot])
    for (const column of columns.toReversed()) {
      const values = this.#keys.map((keys) => keys?.[column] ?? 0)
      slots.sort((a, b) => compareValues(values[a] ?? 0, values[b] ?? 0))
    }
    return slots
  }

  #sort(found: BitSet, columns: SortColumn[], isReversed: boolean): number[] {
    const slots: number[] = []
    found.forEach((slot) => {
      slots.push(slot)
    })
    const sign = isReversed ? -1 : 1
    return slots.sort((a, b) => sign * this.#compare(columns, a, b))
  }

  #compare(columns: SortColumn[], a: number, b: number): number {
    const left = this.#keys[a]
    const right = this.#keys[b]
    if (!left || !right) throw new Error('A product is sorted that is not in the index')
    return compareKeys(columns, left, right)
  }
}
