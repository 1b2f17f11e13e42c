import type { NumberSet } from '../search/number-set.ts'

/** All products in one order, by number. `compare` must not change for a product while it stands here. */
export class SortOrder {
  readonly #compare: (a: number, b: number) => number
  #numbers = new Int32Array(1024)
  #length = 0

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  add(number: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Int32Array(this.#length * 2)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    const place = this.#find(number)
    this.#numbers.copyWithin(place + 1, place, this.#length)
    this.#numbers[place] = number
    this.#length++
  }

  delete(number: number): void {
    const place = this.#find(number)
    this.#numbers.copyWithin(place, place + 1, this.#length)
    this.#length--
  }

  /** Those of `found`, which holds `total`, from `offset` on; backwards where `isReversed`. */
  slice(
    found: NumberSet,
    total: number,
    { offset, limit, isReversed }: { offset: number; limit: number; isReversed: boolean },
  ): number[] {
    const wanted = Math.min(limit, total - offset)
    if (wanted <= 0) return []
    if (total * muchRarer < this.#length) {
      const sorted = [...found].sort(this.#compare)
      if (isReversed) sorted.reverse()
      return sorted.slice(offset, offset + wanted)
    }
    const slice: number[] = []
    const numbers = this.#numbers
    const last = this.#length - 1
    for (let at = 0, passed = 0; slice.length < wanted && at <= last; at++) {
      const number = numbers[isReversed ? last - at : at] ?? 0
      if (found.has(number) && passed++ >= offset) slice.push(number)
    }
    return slice
  }

  /** The place of the first that does not come before a product. */
  #find(number: number): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#numbers[middle] ?? 0, number) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Where so few among all are found, they are put in order themselves. */
const muchRarer = 512
