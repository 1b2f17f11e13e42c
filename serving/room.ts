/** Gives room for so many bytes. */
export type TakeRoom = (size: number) => Buffer

/**
 * Room for the bytes of one answer, used again for the next: memory of its own for each would have to be
 * collected, which holds up everybody.
 */
export class Room {
  readonly #size: number
  #bytes: Buffer

  constructor(size: number) {
    this.#size = size
    this.#bytes = Buffer.allocUnsafeSlow(size)
  }

  readonly take: TakeRoom = (size) =>
    size <= this.#size ? this.#bytes.subarray(0, size) : Buffer.allocUnsafe(size)

  /** To be called where what was put there is still wanted. */
  leave(): void {
    this.#bytes = Buffer.allocUnsafeSlow(this.#size)
  }
}
