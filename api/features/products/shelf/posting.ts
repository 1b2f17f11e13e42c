import { NumberSet } from '../search/number-set.ts'

/** From here on, one bit for each product takes less than the numbers of those that have the term. */
const few = 32
const bitsOfNumber = 64

/**
 * The products that have a term: one number where only one has it, as is so of most words, then a row
 * of numbers while they are few, then a set. Rows and sets are memory that no collection has to read.
 */
export class Posting {
  readonly term: string
  #only = -1
  #few: Int32Array<ArrayBuffer> | null = null
  #many: NumberSet | null = null
  #size = 0

  constructor(term: string) {
    this.term = term
  }

  get isEmpty(): boolean {
    return this.#size === 0
  }

  /** Takes in a number that is not in it, of a catalogue that has so many products. */
  add(number: number, count: number): void {
    const size = this.#size++
    if (!this.#many && !this.#few && size === 0) this.#only = number
    else if (!this.#many && size < Math.max(few, count / bitsOfNumber))
      this.#reserve(size)[size] = number
    else this.#require(size).add(number)
  }

  /** Drops a number that is in it. */
  delete(number: number): void {
    const size = this.#size--
    if (this.#many) this.#many.delete(number)
    else if (this.#few) {
      const at = this.#few.indexOf(number)
      this.#few.copyWithin(at, at + 1, size)
    }
  }

  addTo(set: NumberSet): void {
    if (this.#many) set.addAll(this.#many)
    else if (this.#few) set.addSlice(this.#few, 0, this.#size)
    else if (this.#size > 0) set.add(this.#only)
  }

  /** As a set, which is only to be read: `room` where it is not one by itself. */
  toSet(room: NumberSet): NumberSet {
    if (this.#many) return this.#many
    room.clear()
    this.addTo(room)
    return room
  }

  /** The row, with room for one more than so many. */
  #reserve(size: number): Int32Array {
    const numbers = this.#few ?? Int32Array.of(this.#only)
    if (this.#few && size < numbers.length) return numbers
    const longer = new Int32Array(Math.max(4, size * 2))
    longer.set(numbers)
    this.#few = longer
    return longer
  }

  /** The set, made of the row of so many where there is none yet. */
  #require(size: number): NumberSet {
    this.#many ??= new NumberSet().addSlice(this.#few ?? new Int32Array(0), 0, size)
    this.#few = null
    return this.#many
  }
}
