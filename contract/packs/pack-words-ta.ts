import type { Pack } from '../prices/unit-price.ts'
import { writePack } from './pack-words.ts'

/** Words for one piece and for several, which have no symbol. */
export const piecesInTamil = ['எண்ணிக்கை', 'எண்ணிக்கை'] as const

/** `500 ml`; `12 எண்ணிக்கை`. */
export function writePackTa(pack: Pack): string {
  return writePack(pack, piecesInTamil)
}
