import { NumberSet } from '../search/number-set.ts'

/** What visitors look for in a while; a set of them takes as many bits as there are products. */
const most = 2000

/** What parts of words find: what is wanted besides differs from one visitor to the next, words seldom. */
export class WordFinds {
  readonly #sets = new Map<string, NumberSet>()

  find(wanted: string): NumberSet | undefined {
    const set = this.#sets.get(wanted)
    if (!set) return undefined
    // To the end: whoever has not been asked for the longest goes first.
    this.#sets.delete(wanted)
    this.#sets.set(wanted, set)
    return set
  }

  /** Keeps a copy, which it answers. */
  keep(wanted: string, found: NumberSet): NumberSet {
    const set = (this.#sets.size >= most && this.#takeFirst()) || new NumberSet()
    this.#sets.set(wanted, set.become(found).focus())
    return set
  }

  /** Tells what words a product has, and which of them it has not had before, or has not any more. */
  change(number: number, words: readonly string[], changed: readonly string[]): void {
    for (const [wanted, set] of this.#sets) {
      const isWanted = (word: string) => word.includes(wanted)
      if (!changed.some(isWanted)) continue
      if (words.some(isWanted)) set.add(number)
      else set.delete(number)
      set.focus()
    }
  }

  /** A set to be used again, so that none has to be collected. */
  #takeFirst(): NumberSet | undefined {
    for (const [wanted, set] of this.#sets) {
      this.#sets.delete(wanted)
      return set
    }
    return undefined
  }
}
