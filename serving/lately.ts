/** What was met lately, by a hash of it: texts of a moment that are kept grow old, and wait for a whole collection. */
export class Lately {
  readonly #hashes: Int32Array

  /** `room` is a power of two. */
  constructor(room: number) {
    this.#hashes = new Int32Array(room)
  }

  /** One text in some thousands of millions is taken for another. */
  has(text: string): boolean {
    const hash = hashOf(text)
    return this.#hashes[this.#placeOf(hash)] === hash
  }

  /** In place of one that was met before. */
  add(text: string): void {
    const hash = hashOf(text)
    this.#hashes[this.#placeOf(hash)] = hash
  }

  #placeOf(hash: number): number {
    return hash & (this.#hashes.length - 1)
  }
}

/** FNV-1a, by code units; never 0, which stands for nothing. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 1
}
