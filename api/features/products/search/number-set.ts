const wordBits = 32
/** Four bits, each as a byte of its own. */
const spread = Uint32Array.from(
  { length: 16 },
  (_, bits) => (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14) | ((bits & 8) << 21),
)

/** A set of small whole numbers, one bit for each. The loops keep to local names: they run hot. */
export class NumberSet {
  #words: Uint32Array
  /** Where there is anything in it, while that is known and few. */
  #spots: Uint32Array | null = null
  #spotsRoom = new Uint32Array(0)

  constructor(words = new Uint32Array(0)) {
    this.#words = words
  }

  /** An empty one that numbers below `width` need no more room in. */
  static withRoom(width: number): NumberSet {
    return new NumberSet(new Uint32Array(Math.ceil(width / wordBits)))
  }

  static of(numbers: Iterable<number>): NumberSet {
    const set = new NumberSet()
    for (const number of numbers) set.add(number)
    return set
  }

  get size(): number {
    const words = this.#words
    const spots = this.#spots
    const count = spots ? spots.length : words.length
    let total = 0
    for (let spot = 0; spot < count; spot++)
      total += countBits(words[spots ? (spots[spot] ?? 0) : spot] ?? 0)
    return total
  }

  has(number: number): boolean {
    return (((this.#words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  add(number: number): void {
    this.#spots = null
    const at = number >>> 5
    const words = this.#reserve(at + 1, this.#words.length * 2)
    words[at] = (words[at] ?? 0) | (1 << (number & 31))
  }

  /** Takes in those of `numbers` from one place to before another one. */
  addSlice(numbers: Int32Array, start: number, end: number): this {
    this.#spots = null
    let words = this.#words
    for (let index = start; index < end; index++) {
      const number = numbers[index] ?? 0
      const at = number >>> 5
      if (at >= words.length) words = this.#reserve(at + 1, words.length * 2)
      words[at] = (words[at] ?? 0) | (1 << (number & 31))
    }
    return this
  }

  delete(number: number): void {
    const words = this.#words
    const at = number >>> 5
    if (at < words.length) words[at] = (words[at] ?? 0) & ~(1 << (number & 31))
  }

  /** Takes in all that `other` holds. */
  addAll(other: NumberSet): this {
    this.#spots = null
    const theirs = other.#words
    const words = this.#reserve(theirs.length)
    for (let at = 0; at < theirs.length; at++) words[at] = (words[at] ?? 0) | (theirs[at] ?? 0)
    return this
  }

  /** Takes in for each number of `other` the one that stands at its place in `values`. */
  addMapped(other: NumberSet, values: Int32Array): this {
    this.#spots = null
    const words = this.#reserve(Math.ceil(values.length / wordBits))
    const theirs = other.#words
    const spots = other.#spots
    const count = spots ? spots.length : theirs.length
    for (let spot = 0; spot < count; spot++) {
      const at = spots ? (spots[spot] ?? 0) : spot
      for (let rest = theirs[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const value = values[at * wordBits + (31 - Math.clz32(rest & -rest))] ?? 0
        words[value >>> 5] = (words[value >>> 5] ?? 0) | (1 << (value & 31))
      }
    }
    return this
  }

  /** Keeps what `other` holds too. */
  keepAll(other: NumberSet): this {
    const words = this.#words
    const theirs = other.#words
    const shared = Math.min(words.length, theirs.length)
    const spots = this.#spots
    if (!spots && other.#spots) return this.#keepFew(other, other.#spots)
    const count = spots ? spots.length : shared
    for (let spot = 0; spot < count; spot++) {
      const at = spots ? (spots[spot] ?? 0) : spot
      if (at < shared) words[at] = (words[at] ?? 0) & (theirs[at] ?? 0)
    }
    words.fill(0, shared)
    return this
  }

  #keepFew(other: NumberSet, spots: Uint32Array): this {
    const words = this.#words
    const kept: number[] = []
    for (let spot = 0; spot < spots.length; spot++) {
      const at = spots[spot] ?? 0
      kept.push((words[at] ?? 0) & (other.#words[at] ?? 0))
    }
    words.fill(0)
    for (let spot = 0; spot < spots.length; spot++) {
      const at = spots[spot] ?? 0
      if (at < words.length) words[at] = kept[spot] ?? 0
    }
    return this.#lookAt(spots)
  }

  /** Drops what `other` holds. */
  deleteAll(other: NumberSet): this {
    const words = this.#words
    const theirs = other.#words
    const shared = Math.min(words.length, theirs.length)
    const spots = this.#spots
    const count = spots ? spots.length : shared
    for (let spot = 0; spot < count; spot++) {
      const at = spots ? (spots[spot] ?? 0) : spot
      if (at < shared) words[at] = (words[at] ?? 0) & ~(theirs[at] ?? 0)
    }
    return this
  }

  /** Holds what `other` holds, and nothing else. */
  become(other: NumberSet): this {
    this.#spots = null
    const theirs = other.#words
    const words = this.#reserve(theirs.length)
    words.set(theirs)
    words.fill(0, theirs.length)
    return other.#spots ? this.#lookAt(other.#spots) : this
  }

  /** Forgets all that it holds, and keeps the room for it. */
  clear(): this {
    this.#spots = null
    this.#words.fill(0)
    return this
  }

  copy(): NumberSet {
    return new NumberSet(this.#words.slice())
  }

  /** Looks where it holds anything: until something is added, nothing else is looked at where that is little. */
  focus(): this {
    const words = this.#words
    const known = this.#spots
    const count = known ? known.length : words.length
    const spots = this.#reserveSpots()
    let filled = 0
    for (let spot = 0; spot < count; spot++) {
      const at = known ? (known[spot] ?? 0) : spot
      if (words[at] === 0) continue
      if (filled === spots.length) return this
      spots[filled++] = at
    }
    this.#spots = spots.subarray(0, filled)
    return this
  }

  /** Holds nothing anywhere else. */
  #lookAt(spots: Uint32Array): this {
    const room = this.#reserveSpots(spots.length)
    room.set(spots)
    this.#spots = room.subarray(0, spots.length)
    return this
  }

  #reserveSpots(least = 0): Uint32Array {
    const length = Math.max(this.#words.length >>> 3, least)
    if (this.#spotsRoom.length < length) this.#spotsRoom = new Uint32Array(length)
    return this.#spotsRoom
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number> {
    const words = this.#words
    for (let at = 0; at < words.length; at++) {
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1)
        yield at * wordBits + (31 - Math.clz32(rest & -rest))
    }
  }

  /** So many of its numbers in ascending order, after the first ones have been passed over. */
  first(wanted: number, passed: number): number[] {
    const words = this.#words
    const numbers: number[] = []
    let toPass = passed
    for (let at = 0; at < words.length && numbers.length < wanted; at++) {
      let rest = words[at] ?? 0
      const count = toPass > 0 ? countBits(rest) : 0
      if (toPass > 0 && count <= toPass) {
        toPass -= count
        continue
      }
      for (; toPass > 0; toPass--) rest &= rest - 1
      for (; rest !== 0 && numbers.length < wanted; rest &= rest - 1)
        numbers.push(at * wordBits + (31 - Math.clz32(rest & -rest)))
    }
    return numbers
  }

  /** Takes in the numbers from `start` on whose bits are set in `bytes`, lowest bit first; whole words of them. */
  addBits(bytes: Uint8Array, start: number): void {
    this.#spots = null
    const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
    const theirs = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
    const offset = start / wordBits
    const words = this.#reserve(offset + theirs.length)
    for (let at = 0; at < theirs.length; at++)
      words[offset + at] = (words[offset + at] ?? 0) | (theirs[at] ?? 0)
  }

  /** One bit for each number, lowest bit first. */
  toBits(): Uint8Array {
    const { buffer, byteOffset, byteLength } = this.#words
    return new Uint8Array(buffer, byteOffset, byteLength)
  }

  /** One byte for each number, 1 where it is held. */
  toBytes(): Uint8Array {
    const words = this.#words
    const fours = new Uint32Array(words.length * 8)
    for (let at = 0; at < fours.length; at++)
      fours[at] = spread[((words[at >>> 3] ?? 0) >>> ((at & 7) * 4)) & 15] ?? 0
    return new Uint8Array(fours.buffer)
  }

  /** Only what grows number by number gets more room than it needs: sets that take in each other would grow without end. */
  #reserve(length: number, atBest = length): Uint32Array {
    const words = this.#words
    if (length <= words.length) return words
    const longer = new Uint32Array(Math.max(length, atBest))
    longer.set(words)
    this.#words = longer
    return longer
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
