/** Bytes at the beginning of a file that are searched, which contain its headers. */
const headLength = 65_536
/** Numbers in ITU-T H.273 of Display P3, and of colours and curves that are shown like those of sRGB. */
const displayP3 = 12
const likeSrgb = [1, 2, 5, 6, 7]
const curves = [1, 2, 4, 5, 6, 7, 13, 14, 15]

/**
 * Reads colours that a PNG (`cICP`) or an AVIF (`nclx`) identifies by numbers, without a profile. HDR and BT.2020
 * are unknown: treated as sRGB, they would look grey.
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
  // In an AVIF, each number has two bytes, of which the higher is 0.
  return isPng ? head.subarray(at + 4) : head.subarray(at + 8).filter((_, byte) => byte % 2 === 1)
}
