const boxSize = 256 * 1024

/**
 * Keeps small pieces of memory side by side. In the room that Node shares out, what lasts would stand
 * among what is over in a moment, and hold on to all of it.
 */
export class Pack {
  #box = Buffer.alloc(0)
  #used = 0

  /** The same bytes, in here. */
  add(bytes: Buffer): Buffer {
    if (this.#used + bytes.length > this.#box.length) {
      this.#box = Buffer.allocUnsafeSlow(Math.max(boxSize, bytes.length))
      this.#used = 0
    }
    const place = this.#box.subarray(this.#used, this.#used + bytes.length)
    place.set(bytes)
    this.#used += bytes.length
    return place
  }
}

/** Memory of its own, which ends with the piece: among others that last it would stay as long as they do. */
export const alone: Pick<Pack, 'add'> = {
  add(bytes) {
    const place = Buffer.allocUnsafeSlow(bytes.length)
    place.set(bytes)
    return place
  },
}
