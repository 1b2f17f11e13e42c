import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Small files that a decoder works on for long.

/** An animation of one picture, shown again and again. */
export async function repeatFrame(times: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()
  const canvas = Buffer.from([0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const frame = webpChunk('ANMF', Buffer.alloc(16), still.subarray(12))
  return webpChunk(
    'RIFF',
    Buffer.from('WEBP'),
    webpChunk('VP8X', canvas),
    webpChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: times }, () => frame),
  )
}

function webpChunk(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.write(type)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** The same JPEG, its last scan so many times. */
export function repeatScan(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([
    jpeg.subarray(0, last),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ])
}

/** The same PNG with a colour profile. */
export function addProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPname\0\0'), deflateSync(profile)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
}

/** A colour profile that is a chain of so many steps. */
export function chainProfile(steps: number): Buffer {
  const name = typed('mluc', u32(1), u32(12), Buffer.from('enUS'), u32(4), u32(28), u32(65))
  const wtpt = xyz(0.9642, 1, 0.8249)
  const curve = typed('curv', u32(0))
  const tags: Record<string, Buffer> = {
    desc: name,
    cprt: name,
    wtpt,
    rXYZ: xyz(0.436, 0.2225, 0.0139),
    gXYZ: xyz(0.385, 0.7169, 0.0971),
    bXYZ: xyz(0.1431, 0.0606, 0.7141),
    rTRC: curve,
    gTRC: curve,
    bTRC: curve,
    D2B0: chain(steps),
  }
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
  head.write('mntrRGB XYZ ', 12)
  head.write('acsp', 36)
  wtpt.copy(head, 68, 8)
  return Buffer.concat([head, u32(directory.length / 3), ...directory, ...Object.values(tags)])
}

function chain(steps: number): Buffer {
  const matrix = [0.999, 0.001, 0, 0, 1, 0, 0, 0.001, 0.999, 0, 0, 0.00001].map(float)
  const step = typed('matf', u16(3), u16(3), ...matrix)
  const table = Buffer.alloc(steps * 8)
  // All of them stand at the same offset.
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

const u16 = (value: number) => write(2, (buffer) => buffer.writeUInt16BE(value))
const u32 = (value: number) => write(4, (buffer) => buffer.writeUInt32BE(value))
const float = (value: number) => write(4, (buffer) => buffer.writeFloatBE(value))
const fixed = (value: number) => u32(Math.round(value * 65536))

function write(length: number, fill: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(length)
  fill(buffer)
  return buffer
}

/** The same AVIF, its picture so many times behind each other: each is decoded, the last one shown. */
export function repeatPicture(avif: Buffer, times: number): Buffer {
  const data = avif.indexOf('mdat') + 4
  const picture = avif.subarray(data)
  const length = avif.indexOf(u32(picture.length))
  const head = Buffer.from(avif.subarray(0, data))
  head.writeUInt32BE(picture.length * times, length)
  head.writeUInt32BE(8 + picture.length * times, data - 8)
  return Buffer.concat([head, ...Array.from({ length: times }, () => picture)])
}
