import { distance } from 'fastest-levenshtein'

/** Phonetic keys, found by how they begin, and by how few letters make them another key. */
export class KeyList {
  readonly #keys: string[]
  /** The letters of each key. They tell most keys apart, of which there may be 100,000, without a look at them. */
  readonly #letters: Int32Array

  constructor(keys: Iterable<string>) {
    this.#keys = [...keys]
    this.#letters = Int32Array.from(this.#keys, lettersIn)
  }

  withPrefixes(starts: string[]): string[] {
    return this.#keys.filter((key) => starts.some((start) => key.startsWith(start)))
  }

  /** Keys that so many edits turn into `key`: a letter more, less or another. */
  similarTo(key: string, edits: number): string[] {
    const letters = lettersIn(key)
    return this.#keys.filter((other, at) => {
      if (!hasAtMost(2 * edits, letters ^ (this.#letters[at] ?? 0))) return false
      return Math.abs(key.length - other.length) <= edits && distance(key, other) === edits
    })
  }
}

/** Bits for the letters of a key. Some letters share one. An edit changes two of them at most. */
function lettersIn(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}

function hasAtMost(count: number, bits: number): boolean {
  let left = bits
  for (let at = 0; at < count; at++) left &= left - 1
  return left === 0
}
