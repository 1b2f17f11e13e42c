import { NumberSet } from '../search/number-set.ts'

type Place = {
  total: number
  offset: number
  limit: number
  isReversed: boolean
  /** So many at the beginning are known not to be among what is found. */
  skipped: number
}

/** All products in one order, by number. `compare` must not change for a product while it stands here. */
export class SortOrder {
  readonly #compare: (a: number, b: number) => number
  #numbers = new Int32Array(0)
  #length = 0
  /** Where each number stands; made when it is wanted after a change. */
  #places: Int32Array | null = null
  readonly #arranged = new NumberSet()

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  get length(): number {
    return this.#length
  }

  /** In order. */
  [Symbol.iterator](): Iterator<number> {
    return this.#numbers.subarray(0, this.#length).values()
  }

  add(number: number): void {
    const place = this.#find(number)
    if (this.#length === this.#numbers.length) {
      const longer = new Int32Array(Math.max(this.#length * 2, 1024))
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers.copyWithin(place + 1, place, this.#length++)
    this.#numbers[place] = number
    this.#places = null
  }

  /** Holds what is in order already. */
  become(numbers: Int32Array<ArrayBuffer>): void {
    this.#numbers = numbers
    this.#length = numbers.length
    this.#places = null
  }

  delete(number: number): void {
    const place = this.#find(number)
    this.#numbers.copyWithin(place, place + 1, this.#length)
    this.#length--
    this.#places = null
  }

  /** Adds those from one place to before another one to `set`, and answers that. */
  addTo(set: NumberSet, start: number, end: number): NumberSet {
    return set.addSlice(this.#numbers, start, Math.min(end, this.#length))
  }

  /** How many come first of whom all and nobody else `isFirst`; from the end where `isReversed`. */
  countFirst(isFirst: (number: number) => boolean, isReversed: boolean): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      const place = isReversed ? this.#length - 1 - middle : middle
      if (isFirst(this.#numbers[place] ?? 0)) low = middle + 1
      else high = middle
    }
    return low
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
    { total, offset, isReversed, skipped }: Place,
  ): number[] | undefined {
    const numbers = this.#numbers
    const last = this.#length - 1
    const most = total + (this.#length >>> 5)
    // As far as can be told: what is found may stand anywhere.
    if (((offset + wanted) / total) * (this.#length - skipped) > most) return undefined
    const slice: number[] = []
    const end = Math.min(skipped + most, this.#length)
    for (let at = skipped, passed = 0; at < end; at++) {
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
