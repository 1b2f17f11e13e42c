import type { Pack } from '../prices/unit-price.ts'
import { writePack } from './pack-words.ts'

/** One piece, and several: they have no sign. */
export const piecesInTamil = ['எண்ணிக்கை', 'எண்ணிக்கை'] as const

/** `500 ml`; `12 எண்ணிக்கை`. */
export function writePackTa(pack: Pack): string {
  return writePack(pack, piecesInTamil)
}
