import { NumberSet } from '../search/number-set.ts'
import type { SortOrder } from './sort-order.ts'

const bands = 256

/** Who costs less than how much: bands of prices tell of most, the order of prices of the others. */
export class PriceBands {
  /** The cheapest first. */
  readonly #order: SortOrder
  readonly #prices: readonly number[]
  /** Nobody has ever cost more. */
  #highest = 0
  /** What the cheapest of each band costs; before the first one there is a band as well. */
  #bounds: number[] = []
  /** For each band who costs less than all in it. */
  #below = [new NumberSet()]
  readonly #cheaper = new NumberSet()

  constructor(order: SortOrder, prices: readonly number[]) {
    this.#order = order
    this.#prices = prices
  }

  /** Lays out bands that hold equally many of all products. */
  layOut(): void {
    this.#bounds = []
    this.#below = [new NumberSet()]
    this.#highest = 0
    const cheaper = NumberSet.withRoom(this.#prices.length)
    const atLeast = Math.ceil(this.#order.length / bands)
    let inBand = 0
    for (const number of this.#order) {
      const price = this.#prices[number] ?? 0
      if (inBand >= atLeast && price > this.#highest) {
        this.#bounds.push(price)
        this.#below.push(cheaper.copy())
        inBand = 0
      }
      inBand++
      cheaper.add(number)
      this.#highest = price
    }
  }

  add(number: number, price: number): void {
    this.#highest = Math.max(this.#highest, price)
    for (let band = this.#bandOf(price) + 1; band < this.#below.length; band++)
      this.#below[band]?.add(number)
  }

  delete(number: number): void {
    for (const set of this.#below) set.delete(number)
  }

  /** Keeps in `found` who costs from `least` to `most`, both included, in whole paise. */
  keep(found: NumberSet, least: number, most: number): void {
    if (least > 0) found.deleteAll(this.#findCheaper(least))
    if (most < this.#highest) found.keepAll(this.#findCheaper(most + 1))
  }

  /** Stands until it is called again. */
  #findCheaper(price: number): NumberSet {
    const band = this.#bandOf(price)
    const cheaper = this.#cheaper.become(this.#below[band] as NumberSet)
    const bound = this.#bounds[band - 1]
    const start = bound === undefined ? 0 : this.#countCheaper(bound)
    return this.#order.addTo(cheaper, start, this.#countCheaper(price))
  }

  #countCheaper(price: number): number {
    return this.#order.countFirst((number) => (this.#prices[number] ?? 0) < price, false)
  }

  /** How many bounds a price has reached. */
  #bandOf(price: number): number {
    let low = 0
    let high = this.#bounds.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#bounds[middle] ?? 0) <= price) low = middle + 1
      else high = middle
    }
    return low
  }
}
