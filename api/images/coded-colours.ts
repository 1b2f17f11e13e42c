/** Bytes at the beginning of a file that are looked at: its headers. */
const headLength = 65_536
/** Display P3, and the curves that are shown as that of sRGB, by the numbers of ITU-T H.273. */
const displayP3 = 12
const curves = [1, 2, 6, 13, 14, 15]

/** Whether a PNG (`cICP`) or an AVIF (`nclx`) says by numbers, without a profile, that its colours are Display P3. */
export function isDisplayP3(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headLength))
  const [png, avif] = [head.indexOf('cICP'), head.indexOf('colrnclx')]
  if (png >= 0) return isP3(head.subarray(png + 4))
  // Of two bytes each; the higher ones are 0.
  return avif >= 0 && isP3(head.subarray(avif + 8).filter((_, at) => at % 2 === 1))
}

function isP3([primaries = 0, curve = 0]: Uint8Array): boolean {
  return primaries === displayP3 && curves.includes(curve)
}
