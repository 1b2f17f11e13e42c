import { NumberSet } from '../search/number-set.ts'

type Place = { total: number; offset: number; limit: number; isReversed: boolean }

/** All products in one order, by number. `compare` must not change for a product while it stands here. */
export class SortOrder {
  readonly #compare: (a: number, b: number) => number
  #numbers = new Int32Array(1024)
  #length = 0
  /** Where each number stands; made when it is wanted after a change. */
  #places: Int32Array | null = null
  readonly #arranged = new NumberSet()

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
    this.#places = null
  }

  delete(number: number): void {
    const place = this.#find(number)
    this.#numbers.copyWithin(place, place + 1, this.#length)
    this.#length--
    this.#places = null
  }

  /** Those of `found`, which holds `total`, from `offset` on; backwards where `isReversed`. */
  slice(found: NumberSet, place: Place): number[] {
    const wanted = Math.min(place.limit, place.total - place.offset)
    if (wanted <= 0) return []
    return this.#walk(found, wanted, place) ?? this.#arrange(found, wanted, place)
  }

  /** Follows the order until enough is found; nothing where to arrange all of it takes less. */
  #walk(
    found: NumberSet,
    wanted: number,
    { total, offset, isReversed }: Place,
  ): number[] | undefined {
    const slice: number[] = []
    const numbers = this.#numbers
    const last = this.#length - 1
    const steps = Math.min(total + (this.#length >>> 5), this.#length)
    for (let at = 0, passed = 0; at < steps; at++) {
      const number = numbers[isReversed ? last - at : at] ?? 0
      if (!found.has(number) || passed++ < offset) continue
      if (slice.push(number) === wanted) return slice
    }
    return undefined
  }

  /** Goes by the places of all that is found. */
  #arrange(found: NumberSet, wanted: number, { total, offset, isReversed }: Place): number[] {
    this.#places ??= this.#findPlaces()
    const arranged = this.#arranged.clear().addMapped(found, this.#places)
    const places = arranged.first(wanted, isReversed ? total - offset - wanted : offset)
    const slice = places.map((place) => this.#numbers[place] ?? 0)
    return isReversed ? slice.reverse() : slice
  }

  #findPlaces(): Int32Array {
    const numbers = this.#numbers.subarray(0, this.#length)
    const width = numbers.reduce((most, number) => Math.max(most, number + 1), 0)
    const places = new Int32Array(width)
    for (let place = 0; place < numbers.length; place++) places[numbers[place] ?? 0] = place
    return places
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
