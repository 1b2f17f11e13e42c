import { NumberSet } from '../search/number-set.ts'
import { wordOf } from '../search/terms.ts'

/** From here on, one bit for each product takes less than the numbers of those that have the term. */
const few = 32
const bitsOfNumber = 64

/** The products that have a term: a list of their numbers while they are few, then a set. */
export class Posting {
  /** The word that the term stands for, if it does. */
  readonly word: string
  #few: number[] | null = null
  #many: NumberSet | null = null
  #size = 0

  constructor(term: string) {
    this.word = wordOf(term) ?? ''
  }

  get isEmpty(): boolean {
    return this.#size === 0
  }

  /** Takes in a number that is not in it, of a catalogue that has so many products. */
  add(number: number, count: number): void {
    this.#size++
    if (this.#many) this.#many.add(number)
    else if (!this.#few) this.#few = [number]
    else {
      this.#few.push(number)
      if (this.#few.length <= few || this.#few.length * bitsOfNumber < count) return
      this.#many = NumberSet.of(this.#few)
      this.#few = null
    }
  }

  /** Drops a number that is in it. */
  delete(number: number): void {
    this.#size--
    this.#many?.delete(number)
    this.#few?.splice(this.#few.indexOf(number), 1)
  }

  addTo(set: NumberSet): void {
    if (this.#many) set.addAll(this.#many)
    if (this.#few) set.addEach(this.#few)
  }

  /** As a set, which is only to be read: `room` where it is not one by itself. */
  toSet(room: NumberSet): NumberSet {
    if (this.#many) return this.#many
    room.clear()
    this.addTo(room)
    return room
  }
}
