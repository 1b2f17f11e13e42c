import { NumberSet } from '../search/number-set.ts'

/** Numbers that are put in order, or merged, at a time: a millisecond. */
const slice = 500

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
  #numbers = new Int32Array(1024)
  #length = 0
  /** Where each number stands; made when it is wanted after a change. */
  #places: Int32Array | null = null
  readonly #arranged = new NumberSet()

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  add(number: number): void {
    const place = this.#find(number)
    this.append(number)
    this.#numbers.copyWithin(place + 1, place, this.#length - 1)
    this.#numbers[place] = number
  }

  /** Takes in a number that has no place before all are arranged. */
  append(number: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Int32Array(this.#length * 2)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.#length++] = number
    this.#places = null
  }

  /** Gives each its place, a little at every step: to put in many one by one takes ten times as long. */
  *arrange(): Generator<void> {
    let from = this.#numbers.subarray(0, this.#length)
    for (let at = 0; at < from.length; at += slice) {
      from.subarray(at, at + slice).sort(this.#compare)
      yield
    }
    let to = new Int32Array(from.length)
    for (let width = slice; width < from.length; width *= 2) {
      yield* this.#merge(from, to, width)
      ;[from, to] = [to, from]
    }
    this.#numbers = from.length > 0 ? from : this.#numbers
  }

  /** Merges each two neighbours of so many, which are in order already. */
  *#merge(from: Int32Array, to: Int32Array, width: number): Generator<void> {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length)
      const end = Math.min(middle + width, from.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const takesLeft =
          right >= end || (left < middle && this.#compare(from[left] ?? 0, from[right] ?? 0) <= 0)
        to[at] = from[takesLeft ? left++ : right++] ?? 0
        if (at % slice === 0) yield
      }
    }
  }

  delete(number: number): void {
    const place = this.#find(number)
    this.#numbers.copyWithin(place, place + 1, this.#length)
    this.#length--
    this.#places = null
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
