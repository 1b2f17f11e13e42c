import { distance } from 'fastest-levenshtein'

/** Phonetic keys, or words as they are spelled: found by how they begin, and by how few letters make them another. */
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

  /**
   * Words of which `typed` is one with a letter forgotten, doubled or swapped with the next one, or with another
   * vowel or Tamil sign.
   */
  slippedAs(typed: string): string[] {
    const letters = lettersIn(typed)
    return this.#keys.filter((word, at) => {
      if (Math.abs(word.length - typed.length) > 1) return false
      return hasAtMost(2, letters ^ (this.#letters[at] ?? 0)) && isSlip(typed, word)
    })
  }
}

/** Fewest letters of a word in which one is forgotten or another; and in which letters are doubled or swapped. */
const minLength = { forgotten: 5, others: 4 }
/** Letters of which one is easily typed for another. */
const vowels = /^(?:[aeiou]{2}|[\u0bbe-\u0bcd]{2})$/
const sign = /[\u0bbe-\u0bcd]/

function isSlip(typed: string, word: string): boolean {
  const longest = Math.min(typed.length, word.length)
  let at = 0
  while (at < longest && typed[at] === word[at]) at++
  const [rest, wordRest] = [typed.slice(at), word.slice(at)]
  const isLong = word.length >= minLength.forgotten
  if (typed.length < word.length) return isLong && rest === wordRest.slice(1)
  if (word.length < minLength.others) return false
  if (typed.length > word.length) {
    // The second of the two letters is where the texts part.
    const isDoubled = typed[at] === typed[at - 1] || (isLong && sign.test(rest.charAt(0)))
    return isDoubled && rest.slice(1) === wordRest
  }
  const [first = '', second = ''] = wordRest
  if (isLong && vowels.test(rest.charAt(0) + first) && rest.slice(1) === wordRest.slice(1))
    return true
  return first !== second && rest === second + first + wordRest.slice(2)
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
