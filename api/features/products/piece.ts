import { hash } from 'node:crypto'
import { z } from 'zod'
import { productSchema } from '../../../contract/product.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { ImageRow } from '../../images/repository.ts'
import { type Zipped, zipText } from './gzip-join.ts'
import { presentProduct } from './presenter.ts'

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
  const name = hash('sha256', text, 'base64url').slice(0, 22)
  return new Piece(name, { box, start: 0, length: box.length })
}

/** Pieces as they stay, and move from thread to thread: compressed as well, in memory of their own. */
export type PackedPieces = {
  bytes: Uint8Array<ArrayBuffer>
  hashes: string[]
  figures: Int32Array<ArrayBuffer>
}

const figuresOfEach = 6

/** Side by side: among what is over in a moment they would hold on to all of it. */
export function packPieces(pieces: Piece[]): PackedPieces {
  const zipped = pieces.map((piece) => piece.zip())
  const room = pieces.reduce((sum, { length }) => sum + length, 0)
  const bytes = Buffer.allocUnsafeSlow(zipped.reduce((sum, { size }) => sum + size, room))
  const figures = new Int32Array(pieces.length * figuresOfEach)
  let at = 0
  for (const [index, { box, start, size, length, ...sums }] of zipped.entries()) {
    at = pieces[index]?.copyTo(bytes, at) ?? at
    at += box.copy(bytes, at, start, start + size)
    const { checksum, checksumAmong, shift, shiftAmong } = sums
    const all = [length, size, checksum, checksumAmong, shift, shiftAmong]
    figures.set(all, index * figuresOfEach)
  }
  return { bytes, hashes: pieces.map(({ hash }) => hash), figures }
}

export function unpackPieces({ bytes, hashes, figures }: PackedPieces): Piece[] {
  const box = Buffer.from(bytes.buffer)
  let start = 0
  return hashes.map((hash, index) => {
    const figure = (at: number) => figures[index * figuresOfEach + at] ?? 0
    const length = figure(0)
    const size = figure(1)
    const zipped: Zipped = {
      box,
      start: start + length,
      size,
      length,
      checksum: figure(2),
      checksumAmong: figure(3),
      shift: figure(4),
      shiftAmong: figure(5),
    }
    const piece = new Piece(hash, { box, start, length, zipped })
    start += length + size
    return piece
  })
}
