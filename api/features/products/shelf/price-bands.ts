import { NumberSet } from '../search/number-set.ts'

const bands = 256

/** Who costs from how much to how much: bands of prices tell of most, only those at the edges are looked at. */
export class PriceBands {
  #prices = new Float64Array(1024)
  /** Nobody has ever cost more. */
  #highest = 0
  /** What the cheapest of each band costs; before the first one there is a band as well. */
  #bounds: number[] = []
  /** For each band who costs less than all in it, and in the end everybody. */
  #below = [new NumberSet(), new NumberSet()]

  /** Lays out bands that hold equally many of these products, which come in the order of their prices. */
  layOut(numbers: Int32Array, prices: readonly number[]): void {
    this.#prices = new Float64Array(prices.length)
    this.#bounds = []
    const cheaper = NumberSet.withRoom(prices.length)
    this.#below = [new NumberSet()]
    const atLeast = Math.ceil(numbers.length / bands)
    let inBand = 0
    for (const number of numbers) {
      const price = prices[number] ?? 0
      this.#prices[number] = price
      if (inBand >= atLeast && price > this.#highest) {
        this.#bounds.push(price)
        this.#below.push(cheaper.copy())
        inBand = 0
      }
      inBand++
      cheaper.add(number)
      this.#highest = price
    }
    this.#below.push(cheaper)
  }

  add(number: number, price: number): void {
    if (number >= this.#prices.length) {
      const longer = new Float64Array(Math.max(number + 1, this.#prices.length * 2))
      longer.set(this.#prices)
      this.#prices = longer
    }
    this.#prices[number] = price
    this.#highest = Math.max(this.#highest, price)
    for (let band = this.#bandOf(price) + 1; band < this.#below.length; band++)
      this.#setBelow(band).add(number)
  }

  delete(number: number): void {
    for (const set of this.#below) set.delete(number)
  }

  /** Keeps in `found` who costs from `least` to `most`, both included. */
  keep(found: NumberSet, least: number, most: number): void {
    if (least === 0 && most >= this.#highest) return
    const [low, high] = [this.#bandOf(least), this.#bandOf(most)]
    found.keepWithin(this.#prices, least, most, {
      tooLow: this.#setBelow(low),
      maybeTooLow: this.#setBelow(low + 1),
      lowEnough: this.#setBelow(high),
      maybeLowEnough: this.#setBelow(high + 1),
    })
  }

  #setBelow(band: number): NumberSet {
    return this.#below[band] as NumberSet
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
