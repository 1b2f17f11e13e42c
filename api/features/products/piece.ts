import { hash } from 'node:crypto'
import { z } from 'zod'
import { productSchema } from '../../../contract/product.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { ImageRow } from '../../images/repository.ts'
import { type Zipped, zipText } from './gzip-join.ts'
import { presentProduct } from './presenter.ts'

const hashLength = 22

/** What stands between two products of a list. */
export const between = Buffer.from(',')

/** A product as lists answer it: finished JSON, a hash of that, and what is made of it when it is first wanted. */
export class Piece {
  readonly hash: string
  /** How many bytes of JSON it has. */
  readonly length: number
  readonly #box: Buffer
  readonly #start: number
  #zipped: Zipped | undefined

  /** The JSON stands in `box`, among others; a view of it for each would take more memory than most are long. */
  constructor(hash: string, { box, start, length, zipped }: Place) {
    this.hash = hash
    this.length = length
    this.#box = box
    this.#start = start
    this.#zipped = zipped
  }

  get text(): string {
    return this.#box.toString('utf8', this.#start, this.#start + this.length)
  }

  /** Answers where it ends. */
  copyTo(bytes: Buffer, at: number): number {
    return at + this.#box.copy(bytes, at, this.#start, this.#start + this.length)
  }

  /** Compressed to stand among others. */
  zip(): Zipped {
    const end = this.#start + this.length
    this.#zipped ??= zipText(this.#box.subarray(this.#start, end), between)
    return this.#zipped
  }
}

type Place = { box: Buffer; start: number; length: number; zipped?: Zipped }

export function makePiece(row: ProductRow, image: ImageRow | undefined): Piece {
  const text = JSON.stringify(z.encode(productSchema, presentProduct(row, image)))
  const box = Buffer.from(text)
  const name = hash('sha256', text, 'base64url').slice(0, hashLength)
  return new Piece(name, { box, start: 0, length: box.length })
}

/** Pieces as they stay, and move from thread to thread: side by side, compressed as well. */
export type PackedPieces = {
  /** The JSON of each, followed by its blocks. */
  bytes: Uint8Array<ArrayBuffer>
  /** One after the other, all equally long. */
  hashes: string
  figures: Int32Array<ArrayBuffer>
}

const figuresOfEach = 7

/** Memory of its own: among what is over in a moment they would hold on to all of it. */
export function packPieces(pieces: Piece[]): PackedPieces {
  const zipped = pieces.map((piece) => piece.zip())
  const room = pieces.reduce((sum, { length }) => sum + length, 0)
  const bytes = Buffer.allocUnsafeSlow(zipped.reduce((sum, { size }) => sum + size, room))
  const figures = new Int32Array(pieces.length * figuresOfEach)
  let at = 0
  for (const [index, { box, start, size, length, ...sums }] of zipped.entries()) {
    const { checksum, checksumAmong, shift, shiftAmong } = sums
    const all = [at, length, size, checksum, checksumAmong, shift, shiftAmong]
    figures.set(all, index * figuresOfEach)
    at = pieces[index]?.copyTo(bytes, at) ?? at
    at += box.copy(bytes, at, start, start + size)
  }
  return { bytes, hashes: pieces.map(({ hash }) => hash).join(''), figures }
}

/** Pieces as they are kept: an object for each would be looked at by every collection. */
export class PieceBox {
  readonly #bytes: Buffer
  readonly #hashes: string
  readonly #figures: Int32Array

  constructor({ bytes, hashes, figures }: PackedPieces) {
    this.#bytes = Buffer.from(bytes.buffer)
    this.#hashes = hashes
    this.#figures = figures
  }

  take(index: number): Piece {
    const box = this.#bytes
    const at = index * figuresOfEach
    const start = this.#figures[at] ?? 0
    const length = this.#figures[at + 1] ?? 0
    const zipped: Zipped = {
      box,
      start: start + length,
      size: this.#figures[at + 2] ?? 0,
      length,
      checksum: this.#figures[at + 3] ?? 0,
      checksumAmong: this.#figures[at + 4] ?? 0,
      shift: this.#figures[at + 5] ?? 0,
      shiftAmong: this.#figures[at + 6] ?? 0,
    }
    const hash = this.#hashes.slice(index * hashLength, (index + 1) * hashLength)
    return new Piece(hash, { box, start, length, zipped })
  }
}
