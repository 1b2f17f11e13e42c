import { distance } from 'fastest-levenshtein'

/** Phonetic keys, or words as they are spelled: found by how they begin, and by how few letters make them another. */
export class KeyList {
  readonly #keys: string[]

  constructor(keys: Iterable<string>) {
    this.#keys = [...keys]
  }

  withPrefixes(starts: string[]): string[] {
    return this.#keys.filter((key) => starts.some((start) => key.startsWith(start)))
  }

  /** Keys that so many edits turn into `key`: a letter more, less or another. */
  similarTo(key: string, edits: number): string[] {
    return this.#keys.filter(
      (other) => Math.abs(key.length - other.length) <= edits && distance(key, other) === edits,
    )
  }

  /**
   * Words of which `typed` is one with a letter forgotten, doubled or swapped with the next one, or with another
   * vowel or Tamil sign.
   */
  slippedAs(typed: string): string[] {
    return this.#keys.filter(
      (word) => Math.abs(word.length - typed.length) <= 1 && isSlip(typed, word),
    )
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
