import { crc32, deflateSync } from 'node:zlib'

const u16 = (value: number) => write(2, (buffer) => buffer.writeUInt16BE(value))
const u32 = (value: number) => write(4, (buffer) => buffer.writeUInt32BE(value))
const float = (value: number) => write(4, (buffer) => buffer.writeFloatBE(value))
const fixed = (value: number) => u32(Math.round(value * 65536))

type Coordinates = [number, number, number]

/** Adobe RGB (1998), as cameras and editors write it. */
export const adobeRgb = matrixProfile(
  [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  563 / 256,
)

/** ProPhoto RGB, the widest colour space in which photographs come. */
export const proPhoto = matrixProfile(
  [
    [0.79767, 0.28804, 0],
    [0.13519, 0.71188, 0],
    [0.03134, 0.00009, 0.82491],
  ],
  1.8,
)

/** Adds a colour profile to a PNG. */
export function addProfile(png: Buffer, profile: Buffer): Buffer {
  return addChunk(png, 'iCCP', Buffer.concat([Buffer.from('name\0\0'), deflateSync(profile)]))
}

/** Adds a chunk after the header of a PNG. */
export function addChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [u32(data.length), u32(crc32(body))]
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
}

/** A colour profile that chains the given number of steps. */
export function chainProfile(steps: number): Buffer {
  return profile({
    ...colourants([
      [0.436, 0.2225, 0.0139],
      [0.385, 0.7169, 0.0971],
      [0.1431, 0.0606, 0.7141],
    ]),
    ...curves(typed('curv', u32(0))),
    D2B0: chain(steps),
  })
}

/** A profile of three primaries, in XYZ under D50, and one gamma. */
function matrixProfile(primaries: Coordinates[], gamma: number): Buffer {
  const curve = typed('curv', u32(1), u16(Math.round(gamma * 256)), u16(0))
  return profile({ ...colourants(primaries), ...curves(curve) })
}

/** A profile of one grey and its gamma. */
export function greyProfile(gamma: number): Buffer {
  const curve = typed('curv', u32(1), u16(Math.round(gamma * 256)), u16(0))
  return profile({ kTRC: curve }, 'GRAY')
}

function colourants(primaries: Coordinates[]): Record<string, Buffer> {
  const names = ['rXYZ', 'gXYZ', 'bXYZ']
  return Object.fromEntries(primaries.map((primary, index) => [names[index], xyz(...primary)]))
}

function curves(curve: Buffer): Record<string, Buffer> {
  return { rTRC: curve, gTRC: curve, bTRC: curve }
}

function profile(own: Record<string, Buffer>, space = 'RGB '): Buffer {
  const name = typed('mluc', u32(1), u32(12), Buffer.from('enUS'), u32(4), u32(28), u32(65))
  const wtpt = xyz(0.9642, 1, 0.8249)
  const tags: Record<string, Buffer> = { desc: name, cprt: name, wtpt, ...own }
  const start = 132 + Object.keys(tags).length * 12
  let at = start
  const directory: Buffer[] = []
  for (const [tag, { length }] of Object.entries(tags)) {
    directory.push(Buffer.from(tag), u32(at), u32(length))
    at += length
  }
  const head = Buffer.alloc(128)
  head.writeUInt32BE(at)
  head.writeUInt32BE(0x04300000, 8)
  head.write(`mntr${space}XYZ `, 12)
  head.write('acsp', 36)
  wtpt.copy(head, 68, 8)
  return Buffer.concat([head, u32(directory.length / 3), ...directory, ...Object.values(tags)])
}

function chain(steps: number): Buffer {
  const matrix = [0.999, 0.001, 0, 0, 1, 0, 0, 0.001, 0.999, 0, 0, 0.00001].map(float)
  const step = typed('matf', u16(3), u16(3), ...matrix)
  const table = Buffer.alloc(steps * 8)
  // All entries have the same offset.
  for (let at = 0; at < table.length; at += 8) {
    table.writeUInt32BE(16 + table.length, at)
    table.writeUInt32BE(step.length, at + 4)
  }
  return typed('mpet', u16(3), u16(3), u32(steps), table, step)
}

function xyz(...coordinates: number[]): Buffer {
  return typed('XYZ ', ...coordinates.map(fixed))
}

function typed(type: string, ...parts: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(`${type}\0\0\0\0`), ...parts])
}

function write(length: number, fill: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(length)
  fill(buffer)
  return buffer
}
