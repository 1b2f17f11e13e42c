import { hash } from 'node:crypto'
import type { TakeRoom } from '../../../serving/room.ts'
import { paginate } from '../../pagination.ts'
import { joinZipped } from './gzip-join.ts'
import { between, type Piece } from './piece.ts'

const [comma = 0] = between
const first = Buffer.from('{"success":true,"data":[')

/** What a page holds, and where it stands. */
export type PageParts = { pieces: Piece[]; page: number; limit: number; total: number }

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
      length += piece.length
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
    for (const piece of this.#pieces) {
      if (at > first.length) bytes[at++] = comma
      at = piece.copyTo(bytes, at)
    }
    bytes.set(this.#last, at)
    return bytes
  }

  gzip(take: TakeRoom = Buffer.allocUnsafe): Buffer {
    const zipped = this.#pieces.map((piece) => piece.zip())
    return joinZipped(zipped, { first, between, last: this.#last }, take)
  }
}
