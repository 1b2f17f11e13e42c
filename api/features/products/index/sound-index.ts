import { BitSet } from './bit-set.ts'
import { KeyList } from './key-list.ts'
import { hashConsonants } from './sound.ts'

/** For 32 kB of bits: with 50,000 keys five of six phrases that are none need no look-up. */
const consonantMask = 2 ** 18 - 1

/** What stands under keys of sound; keys are found by how they begin, and by what they are near to. */
export class SoundIndex<Item> {
  readonly #items = new Map<string, Item[]>()
  readonly #keys = new KeyList()
  /** The hashed consonants of keys, also of deleted ones. */
  readonly #consonants = new BitSet()

  add(key: string, item: Item): void {
    const items = this.#items.get(key)
    if (items) items.push(item)
    else {
      this.#items.set(key, [item])
      this.#keys.add(key)
      this.#consonants.add(hashConsonants([key]) & consonantMask)
    }
  }

  delete(key: string, item: Item): void {
    const items = this.alike(key).filter((other) => other !== item)
    if (items.length > 0) this.#items.set(key, items)
    else if (this.#items.delete(key)) this.#keys.delete(key)
  }

  alike(key: string): Item[] {
    return this.#items.get(key) ?? []
  }

  /** Whether there may be a key with these consonants. */
  mayHave(consonants: number): boolean {
    return consonants === 0 || this.#consonants.has(consonants & consonantMask)
  }

  /** Keys. */
  beginningWith(sound: string): string[] {
    return this.#keys.beginningWith(sound)
  }

  /** Keys. */
  near(key: string, edits: number): string[] {
    return this.#keys.near(key, edits)
  }
}
