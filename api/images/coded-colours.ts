/** Bytes at the beginning of a file that are looked at: its headers. */
const headLength = 65_536
/** Display P3, colours that are shown as those of sRGB, and curves alike, by the numbers of ITU-T H.273. */
const displayP3 = 12
const likeSrgb = [1, 2, 5, 6, 7]
const curves = [1, 2, 4, 5, 6, 7, 13, 14, 15]

/**
 * The colours that a PNG (`cICP`) or an AVIF (`nclx`) names by numbers, without a profile. HDR and BT.2020 are
 * unknown: taken for sRGB they would be grey.
 */
export function readCodedColours(bytes: Uint8Array): 'srgb' | 'p3' | 'unknown' {
  const [primaries, curve] = findCode(Buffer.from(bytes.subarray(0, headLength))) ?? []
  if (primaries === undefined || curve === undefined) return 'srgb'
  if (!curves.includes(curve)) return 'unknown'
  if (primaries === displayP3) return 'p3'
  return likeSrgb.includes(primaries) ? 'srgb' : 'unknown'
}

function findCode(head: Buffer): Uint8Array | null {
  const isPng = head[0] === 0x89
  const at = isPng ? head.indexOf('cICP') : head.indexOf('colrnclx')
  if (at < 0) return null
  // An AVIF's have two bytes each; the higher ones are 0.
  return isPng ? head.subarray(at + 4) : head.subarray(at + 8).filter((_, byte) => byte % 2 === 1)
}
