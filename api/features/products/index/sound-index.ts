import { KeyList } from './key-list.ts'

/** What stands under keys of sound; keys are found by how they begin, and by what they are near to. */
export class SoundIndex<Item> {
  readonly #items = new Map<string, Item[]>()
  readonly #keys = new KeyList()

  add(key: string, item: Item): void {
    const items = this.#items.get(key)
    if (items) items.push(item)
    else {
      this.#items.set(key, [item])
      this.#keys.add(key)
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

  /** Keys. */
  beginningWith(sound: string): string[] {
    return this.#keys.beginningWith(sound)
  }

  /** Keys. */
  near(key: string, edits: number): string[] {
    return this.#keys.near(key, edits)
  }
}
