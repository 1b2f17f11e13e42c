import { distance } from 'fastest-levenshtein'

/** Phonetic keys or spelled words, found by their beginning or by a small number of edits. */
export class KeyList {
  readonly #keys: string[]

  constructor(keys: Iterable<string>) {
    this.#keys = [...keys]
  }

  withPrefixes(starts: string[]): string[] {
    return this.#keys.filter((key) => starts.some((start) => key.startsWith(start)))
  }

  /** Keys that turn into `key` with at most `edits` letters added, removed or replaced. */
  similarTo(key: string, edits: number): string[] {
    return this.#keys.filter(
      (other) => Math.abs(key.length - other.length) <= edits && distance(key, other) === edits,
    )
  }

  /**
   * Words for which `typed` is a slip: a letter forgotten, doubled or swapped with the next one, or another vowel
   * or Tamil sign.
   */
  slippedAs(typed: string): string[] {
    return this.#keys.filter(
      (word) => Math.abs(word.length - typed.length) <= 1 && isSlip(typed, word),
    )
  }
}

/** Fewest letters of a word for a forgotten or replaced letter, and for doubled or swapped ones. */
const minLength = { forgotten: 5, others: 4 }
/** Letters that are easily typed for one another. */
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
    // The texts part at the second of the two letters.
    const isDoubled = typed[at] === typed[at - 1] || (isLong && sign.test(rest.charAt(0)))
    return isDoubled && rest.slice(1) === wordRest
  }
  const [first = '', second = ''] = wordRest
  if (isLong && vowels.test(rest.charAt(0) + first) && rest.slice(1) === wordRest.slice(1))
    return true
  return first !== second && rest === second + first + wordRest.slice(2)
}
