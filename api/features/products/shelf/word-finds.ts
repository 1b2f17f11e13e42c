import { NumberSet } from '../search/number-set.ts'

/** What visitors look for in a while; a set of them takes as many bits as there are products. */
const most = 2000

/**
 * What parts of words find, until anything changes: what is wanted besides differs from one visitor to the
 * next, words seldom. Sets are used again, so that none has to be collected.
 */
export class WordFinds {
  readonly #sets = new Map<string, NumberSet>()
  readonly #spare: NumberSet[] = []

  find(word: string): NumberSet | undefined {
    const set = this.#sets.get(word)
    if (!set) return undefined
    // To the end: whoever has not been asked for the longest goes first.
    this.#sets.delete(word)
    this.#sets.set(word, set)
    return set
  }

  /** Keeps a copy. */
  keep(word: string, found: NumberSet): void {
    if (this.#sets.size >= most) this.#dropFirst()
    const set = this.#spare.pop() ?? new NumberSet()
    this.#sets.set(word, set.become(found))
  }

  clear(): void {
    if (this.#sets.size === 0) return
    this.#spare.push(...this.#sets.values())
    this.#sets.clear()
  }

  #dropFirst(): void {
    for (const [word, set] of this.#sets) {
      this.#sets.delete(word)
      this.#spare.push(set)
      return
    }
  }
}
