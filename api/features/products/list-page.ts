import { hash } from 'node:crypto'
import { z } from 'zod'
import { productSchema } from '../../../contract/product.ts'
import type { TakeRoom } from '../../../serving/room.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { ImageRow } from '../../images/repository.ts'
import { paginate } from '../../pagination.ts'
import { joinZipped, type Zipped, zipText } from './gzip-join.ts'
import { presentProduct } from './presenter.ts'
import type { Pack } from './shelf/pack.ts'

const first = Buffer.from('{"success":true,"data":[')
const comma = 0x2c
const between = Buffer.of(comma)

/** A product as lists answer it: finished JSON, a hash of that, and what is made of it when it is first wanted. */
export class Piece {
  readonly hash: string
  #json: Buffer
  #zipped: Zipped | undefined

  constructor(text: string) {
    this.#json = Buffer.from(text)
    this.hash = hash('sha256', text, 'base64url').slice(0, 22)
  }

  get json(): Buffer {
    return this.#json
  }

  /** Compressed to stand among others. */
  zip(): Zipped {
    this.#zipped ??= zipText(this.#json, between)
    return this.#zipped
  }

  /** Makes ready to stay, compressed as well: no list is to wait for fifty of them. */
  moveInto(pack: Pick<Pack, 'add'>): void {
    this.#json = pack.add(this.#json)
    const zipped = this.zip()
    zipped.blocks = pack.add(zipped.blocks)
  }
}

/** What a page holds, and where it stands. */
export type PageParts = { pieces: Piece[]; page: number; limit: number; total: number }

export function makePiece(row: ProductRow, image: ImageRow | undefined): Piece {
  return new Piece(JSON.stringify(z.encode(productSchema, presentProduct(row, image))))
}

/** One page of a list as it leaves, put together from finished pieces. */
export class ListPage {
  /** Made from those of the pieces: to hash all the bytes takes ten times as long. */
  readonly tag: string
  /** Of the plain bytes. */
  readonly length: number
  readonly #pieces: Piece[]
  readonly #last: Buffer

  constructor({ pieces, ...place }: PageParts) {
    const last = `],"pagination":${JSON.stringify(paginate(place, place.total))}}`
    this.#pieces = pieces
    this.#last = Buffer.from(last)
    let length = first.length + last.length + Math.max(pieces.length - 1, 0) * between.length
    let hashes = last
    for (const piece of pieces) {
      length += piece.json.length
      hashes += piece.hash
    }
    this.length = length
    this.tag = `"${hash('sha256', hashes, 'base64url').slice(0, 27)}"`
  }

  /** `take` gives the room for it, whoever has that. */
  plain(take: TakeRoom = Buffer.allocUnsafe): Buffer {
    const bytes = take(this.length)
    bytes.set(first)
    let at = first.length
    for (const { json } of this.#pieces) {
      if (at > first.length) bytes[at++] = comma
      bytes.set(json, at)
      at += json.length
    }
    bytes.set(this.#last, at)
    return bytes
  }

  gzip(take: TakeRoom = Buffer.allocUnsafe): Buffer {
    const zipped = this.#pieces.map((piece) => piece.zip())
    return joinZipped(zipped, { first, between, last: this.#last }, take)
  }
}
