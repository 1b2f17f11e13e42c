/** Serialized JSON in a shared buffer. */
export type PackedJson = { buffer: Buffer; start: number; end: number }

const bufferSize = 256 * 1024
/** Released bytes that are tolerated, besides as many as are in use. */
const toleratedWaste = 4 * 1024 * 1024

/** Stores texts in shared buffers: a Buffer object for each would take more memory than most texts. */
export class JsonStore {
  /** `allocUnsafeSlow`: a slice of Node's shared pool would keep the whole pool alive. */
  #buffer = Buffer.allocUnsafeSlow(bufferSize)
  #end = 0
  #used = 0
  #released = 0

  /** Bytes in use. */
  get used(): number {
    return this.#used
  }

  /** Whether it should be copied to a new store: released bytes are not reused. */
  get isWasteful(): boolean {
    return this.#released > this.#used + toleratedWaste
  }

  add(json: string): PackedJson {
    const length = Buffer.byteLength(json)
    if (this.#end + length > this.#buffer.length) {
      this.#buffer = Buffer.allocUnsafeSlow(Math.max(bufferSize, length))
      this.#end = 0
    }
    const start = this.#end
    this.#end += this.#buffer.write(json, start)
    this.#used += length
    return { buffer: this.#buffer, start, end: this.#end }
  }

  release({ start, end }: PackedJson): void {
    this.#used -= end - start
    this.#released += end - start
  }
}

export function toText({ buffer, start, end }: PackedJson): string {
  return buffer.toString('utf8', start, end)
}
