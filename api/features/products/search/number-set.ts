const wordBits = 32
/** Four bits, each as a byte of its own. */
const spread = Uint32Array.from(
  { length: 16 },
  (_, bits) => (bits & 1) | ((bits & 2) << 7) | ((bits & 4) << 14) | ((bits & 8) << 21),
)

/** A set of small whole numbers, one bit for each. The loops keep to local names: they run hot. */
export class NumberSet {
  #words: Uint32Array

  constructor(words = new Uint32Array(0)) {
    this.#words = words
  }

  static of(numbers: Iterable<number>): NumberSet {
    const set = new NumberSet()
    for (const number of numbers) set.add(number)
    return set
  }

  get size(): number {
    let total = 0
    for (const word of this.#words) total += countBits(word)
    return total
  }

  has(number: number): boolean {
    return (((this.#words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  add(number: number): void {
    const at = number >>> 5
    const words = this.#reserve(at + 1, this.#words.length * 2)
    words[at] = (words[at] ?? 0) | (1 << (number & 31))
  }

  delete(number: number): void {
    const words = this.#words
    const at = number >>> 5
    if (at < words.length) words[at] = (words[at] ?? 0) & ~(1 << (number & 31))
  }

  /** Takes in all that `other` holds. */
  addAll(other: NumberSet): this {
    const theirs = other.#words
    const words = this.#reserve(theirs.length)
    for (let at = 0; at < theirs.length; at++) words[at] = (words[at] ?? 0) | (theirs[at] ?? 0)
    return this
  }

  /** Keeps what `other` holds too. */
  keepAll(other: NumberSet): this {
    const words = this.#words
    const theirs = other.#words
    const shared = Math.min(words.length, theirs.length)
    for (let at = 0; at < shared; at++) words[at] = (words[at] ?? 0) & (theirs[at] ?? 0)
    words.fill(0, shared)
    return this
  }

  /** Drops what `other` holds. */
  deleteAll(other: NumberSet): this {
    const words = this.#words
    const theirs = other.#words
    const shared = Math.min(words.length, theirs.length)
    for (let at = 0; at < shared; at++) words[at] = (words[at] ?? 0) & ~(theirs[at] ?? 0)
    return this
  }

  /** Forgets all that it holds, and keeps the room for it. */
  clear(): this {
    this.#words.fill(0)
    return this
  }

  copy(): NumberSet {
    return new NumberSet(this.#words.slice())
  }

  /** Keeps the numbers whose value is from `least` to `most`, both included. */
  keepWithin(values: Float64Array, least: number, most: number): this {
    const words = this.#words
    for (let at = 0; at < words.length; at++) {
      let kept = words[at] ?? 0
      for (let rest = kept; rest !== 0; rest &= rest - 1) {
        const value = values[at * wordBits + (31 - Math.clz32(rest & -rest))] ?? 0
        if (value < least || value > most) kept &= ~(rest & -rest)
      }
      words[at] = kept
    }
    return this
  }

  /** In ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (const [at, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1)
        yield at * wordBits + (31 - Math.clz32(rest & -rest))
    }
  }

  /** Takes in the numbers from `start` on whose bits are set in `bytes`, lowest bit first; whole words of them. */
  addBits(bytes: Uint8Array, start: number): void {
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
