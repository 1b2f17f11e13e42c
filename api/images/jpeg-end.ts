const end = Buffer.from([0xff, 0xd9])

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}

const endMark = 0xd9
const startOfScan = 0xda
const firstRestart = 0xd0
const progressiveFrames = [0xc2, 0xca]
const coefficients = 64

/** Bytes that decode to something in any scan, and their inverses; without 0xff they contain no marker. */
const noise = Uint8Array.from({ length: 256 }, (_, at) => 1 + ((at * 157 + 83) % 251))
const noises = [noise, noise.map((byte) => 255 - byte)]

/**
 * Cuts a JPEG at its end mark, or adds the mark, which cameras and messengers may lose and browsers do not need;
 * returns it plain and with noise appended. Both look the same unless data is missing, because the noise would
 * replace it. Null if scans are missing.
 */
export function appendEnd(jpeg: Uint8Array): { whole: Buffer; noisy: Buffer[] } | null {
  const all = [...segments(jpeg)]
  if (!hasAllScans(all)) return null
  const until = all.find(({ marker }) => marker === endMark)?.at
  const data = jpeg.subarray(0, until ?? (jpeg.at(-1) === 0xff ? -1 : undefined))
  const restart = nextRestart(data)
  return {
    whole: Buffer.concat([data, end]),
    // A decoder that waits for its next mark skips noise before it.
    noisy: noises.map((bytes) => Buffer.concat([data, bytes, restart, bytes, end])),
  }
}

/** True if each coefficient of each component has full precision; decoders accept fewer as a whole picture. */
function hasAllScans(all: Segment[]): boolean {
  const missing = new Map<number, Set<number>>()
  let isProgressive = false
  for (const { marker, body } of all) {
    if (isFrame(marker)) {
      isProgressive = progressiveFrames.includes(marker)
      for (const id of every(3, body.subarray(6)))
        missing.set(id, new Set(Array(coefficients).keys()))
    }
    if (marker === startOfScan) {
      const [components = 0] = body
      const [from = 0, to = 0, precision = 0] = isProgressive
        ? body.subarray(1 + 2 * components)
        : [0, coefficients - 1, 0]
      const isLast = (precision & 15) === 0
      for (const id of isLast ? every(2, body.subarray(1, 1 + 2 * components)) : [])
        for (let at = from; at <= to; at++) missing.get(id)?.delete(at)
    }
  }
  return missing.size > 0 && missing.values().every((left) => left.size === 0)
}

/** The mark at which a decoder would resume after the data; marks count from 0 to 7 in each scan. */
function nextRestart(data: Uint8Array): Uint8Array {
  for (let at = data.length - 2; at > 0; at--) {
    const marker = data[at + 1] ?? 0
    if (data[at] !== 0xff || marker === 0) continue
    const count = isRestart(marker) ? (marker + 1 - firstRestart) % 8 : 0
    return Uint8Array.of(0xff, firstRestart + count)
  }
  return new Uint8Array()
}

/** Returns the first byte of each entry of the given length. */
function every(length: number, entries: Uint8Array): Uint8Array {
  return entries.filter((_, at) => at % length === 0)
}

function isFrame(marker: number): boolean {
  const isTable = [0xc4, 0xc8, 0xcc].includes(marker)
  return marker >= 0xc0 && marker <= 0xcf && !isTable
}

type Segment = { marker: number; at: number; body: Uint8Array }

/** Marker segments of a JPEG up to its end mark, without the data of its scans. */
function* segments(jpeg: Uint8Array): Generator<Segment> {
  for (let at = 2; at + 1 < jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0
    const isMarker = jpeg[at] === 0xff && marker !== 0xff && !isWithinScan(marker)
    if (!isMarker) {
      at++
      continue
    }
    if (marker === endMark) return yield { marker, at, body: jpeg.subarray(at, at) }
    const length = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0)
    yield { marker, at, body: jpeg.subarray(at + 4, at + 2 + length) }
    at += 2 + length
  }
}

/** True for a stuffed zero, or a mark where the decoder may resume. */
function isWithinScan(marker: number): boolean {
  return marker === 0 || isRestart(marker)
}

function isRestart(marker: number): boolean {
  return marker >= firstRestart && marker < firstRestart + 8
}
