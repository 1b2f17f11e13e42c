const end = Buffer.from([0xff, 0xd9])

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}

export function hasEnd(jpeg: Uint8Array): boolean {
  return jpeg.at(-2) === 0xff && jpeg.at(-1) === 0xd9
}

const startOfScan = 0xda
const coefficients = 64

/** Bytes that decode to something in any scan, and their opposites; without 0xff they hold no marker. */
const noise = Uint8Array.from({ length: 256 }, (_, at) => 1 + ((at * 157 + 83) % 251))
const noises = [noise, noise.map((byte) => 255 - byte)]

/**
 * A JPEG with its end mark, which cameras and messengers may lose and browsers do without, plain and behind noise:
 * all show the same unless data is missing, which noise replaces. Null for any other file, and where scans are missing.
 */
export function appendEnd(jpeg: Uint8Array): { whole: Buffer; noisy: Buffer[] } | null {
  if (!isJpeg(jpeg) || !hasAllScans(jpeg)) return null
  const data = jpeg.subarray(0, hasEnd(jpeg) ? -2 : jpeg.at(-1) === 0xff ? -1 : undefined)
  return {
    whole: Buffer.concat([data, end]),
    noisy: noises.map((bytes) => Buffer.concat([data, bytes, end])),
  }
}

/** True where each coefficient of each component comes at full precision: a decoder takes fewer for a whole picture. */
function hasAllScans(jpeg: Uint8Array): boolean {
  const missing = new Map<number, Set<number>>()
  for (const { marker, body } of segments(jpeg)) {
    if (isFrame(marker))
      for (const id of every(3, body.subarray(6)))
        missing.set(id, new Set(Array(coefficients).keys()))
    if (marker === startOfScan) {
      const [components = 0] = body
      const [from = 0, to = 0, precision = 0] = body.subarray(1 + 2 * components)
      const isLast = (precision & 15) === 0
      for (const id of isLast ? every(2, body.subarray(1, 1 + 2 * components)) : [])
        for (let at = from; at <= to; at++) missing.get(id)?.delete(at)
    }
  }
  return missing.size > 0 && missing.values().every((left) => left.size === 0)
}

/** The first byte of each entry of that length. */
function every(length: number, entries: Uint8Array): Uint8Array {
  return entries.filter((_, at) => at % length === 0)
}

function isFrame(marker: number): boolean {
  const isTable = [0xc4, 0xc8, 0xcc].includes(marker)
  return marker >= 0xc0 && marker <= 0xcf && !isTable
}

/** The marker segments of a JPEG, without the data of its scans. */
function* segments(jpeg: Uint8Array): Generator<{ marker: number; body: Uint8Array }> {
  for (let at = 2; at + 3 < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0
    const isMarker = jpeg[at] === 0xff && marker !== 0xff && !isWithinScan(marker)
    if (!isMarker) {
      at++
      continue
    }
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0)
    yield { marker, body: jpeg.subarray(at + 4, at + 2 + length) }
    at += 2 + length
  }
}

/** A stuffed zero, or a mark where the decoder may start anew. */
function isWithinScan(marker: number): boolean {
  return marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
}
