/** A set of small whole numbers, one bit each. It grows as needed. */
export class BitSet {
  #words: Uint32Array

  /** @param capacity how many numbers it holds before it has to grow */
  constructor(capacity = 0) {
    this.#words = new Uint32Array(Math.ceil(capacity / 32))
  }

  get size(): number {
    const words = this.#words
    let total = 0
    for (let at = 0; at < words.length; at++) total += countBits(words[at] ?? 0)
    return total
  }

  get isEmpty(): boolean {
    const words = this.#words
    for (let at = 0; at < words.length; at++) if (words[at] !== 0) return false
    return true
  }

  has(number: number): boolean {
    return (((this.#words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  add(number: number): void {
    const at = number >>> 5
    if (at >= this.#words.length) this.#grow(Math.max(at + 1, this.#words.length * 2))
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (number & 31))
  }

  delete(number: number): void {
    const at = number >>> 5
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (number & 31))
  }

  clear(): this {
    this.#words.fill(0)
    return this
  }

  /** Becomes equal to `other`. */
  copy(other: BitSet): this {
    const theirs = other.#words
    if (theirs.length > this.#words.length) this.#words = theirs.slice()
    else {
      this.#words.set(theirs)
      this.#words.fill(0, theirs.length)
    }
    return this
  }

  /** Adds the numbers of `other`. */
  unite(other: BitSet): this {
    const theirs = other.#words
    if (theirs.length > this.#words.length) this.#grow(theirs.length)
    const words = this.#words
    for (let at = 0; at < theirs.length; at++) words[at] = (words[at] ?? 0) | (theirs[at] ?? 0)
    return this
  }

  /** Keeps the numbers that `other` has too. */
  intersect(other: BitSet): this {
    const [words, theirs] = [this.#words, other.#words]
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (theirs[at] ?? 0)
    return this
  }

  /** Drops the numbers of `other`. */
  subtract(other: BitSet): this {
    const [words, theirs] = [this.#words, other.#words]
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(theirs[at] ?? 0)
    return this
  }

  /** Makes `target` of the numbers that `other` has too, and drops them; returns how many they are. */
  moveCommon(other: BitSet, target: BitSet): number {
    const [words, theirs] = [this.#words, other.#words]
    if (target.#words.length < words.length) target.#grow(words.length)
    const moved = target.#words.fill(0, words.length)
    let total = 0
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0
      const common = word & (theirs[at] ?? 0)
      moved[at] = common
      if (common === 0) continue
      words[at] = word ^ common
      total += countBits(common)
    }
    return total
  }

  /** Whether it has all that `other` has. */
  covers(other: BitSet): boolean {
    const words = this.#words
    return !other.#words.some((word, at) => (word & ~(words[at] ?? 0)) !== 0)
  }

  /** Keeps the numbers with a value, from 0 to 2³⁰, within bounds. Without branches: it is asked of every product. */
  keepBetween(values: Int32Array, min: number, max: number): void {
    const words = this.#words
    for (let at = 0; at < words.length; at++) {
      let kept = words[at] ?? 0
      for (let rest = kept; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest)
        const value = values[at * 32 + bit] ?? 0
        const isOutside = ((value - min) | (max - value)) >>> 31
        kept &= ~(isOutside << bit)
      }
      words[at] = kept
    }
  }

  /** Calls `visit` for each number, in ascending order. */
  forEach(visit: (number: number) => void): void {
    const words = this.#words
    for (let at = 0; at < words.length; at++)
      for (let rest = words[at] ?? 0; rest !== 0; rest &= rest - 1)
        visit(at * 32 + 31 - Math.clz32(rest & -rest))
  }

  #grow(length: number): void {
    const longer = new Uint32Array(length)
    longer.set(this.#words)
    this.#words = longer
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
