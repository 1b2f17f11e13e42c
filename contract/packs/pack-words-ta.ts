import type { Pack } from '../prices/unit-price.ts'
import { writePack } from './pack-words.ts'

/** `500 ml`; `12 எண்ணிக்கை`, for pieces have no sign. */
export function writePackTa(pack: Pack): string {
  return writePack(pack).replace(/ pieces?$/, ' எண்ணிக்கை')
}
