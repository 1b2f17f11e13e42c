import { NumberSet } from '../search/number-set.ts'

/** Bands to each doubling of the price. */
const perDoubling = 16
const last = 511

/** Who costs from how much to how much: bands of prices tell of most, only those at the edges are looked at. */
export class PriceBands {
  #prices = new Float64Array(1024)
  /** Nobody has ever cost more. */
  #highest = 0
  /** For each band, who costs less than all in it. */
  readonly #below = Array.from({ length: last + 2 }, () => new NumberSet())

  add(number: number, price: number): void {
    if (number >= this.#prices.length) {
      const longer = new Float64Array(Math.max(number + 1, this.#prices.length * 2))
      longer.set(this.#prices)
      this.#prices = longer
    }
    this.#prices[number] = price
    this.#highest = Math.max(this.#highest, price)
    for (let band = bandOf(price) + 1; band <= last + 1; band++) this.#setBelow(band).add(number)
  }

  delete(number: number): void {
    if (!this.#setBelow(last + 1).has(number)) return
    for (const set of this.#below) set.delete(number)
  }

  /** Keeps in `found` who costs from `least` to `most`, both included. */
  keep(found: NumberSet, least: number, most: number): void {
    if (least === 0 && most >= this.#highest) return
    const [low, high] = [bandOf(least), bandOf(most)]
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
}

/** Grows with the price. */
function bandOf(price: number): number {
  return Math.min(Math.floor(perDoubling * Math.log2(price + 1)), last)
}
