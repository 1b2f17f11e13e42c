import { describe, expect, it } from 'vitest'
import { imageLimits } from '../../contract/images/limits.ts'
import { messages } from '../../contract/messages.ts'
import { repeatFrame, repeatScan } from '../testing/pictures/costly-pictures.ts'
import {
  claimAnimation,
  claimJpegSize,
  claimPngSize,
  drawAnimation,
  drawPicture,
} from '../testing/pictures/pictures.ts'
import { checkPicture } from './check.ts'

const png = await drawPicture().png().toBuffer()
const jpeg = await drawPicture().jpeg().toBuffer()
const webp = await drawPicture().webp().toBuffer()
const avif = await drawPicture().avif({ effort: 0 }).toBuffer()
const gif = await drawPicture().gif().toBuffer()
const tiff = await drawPicture().tiff().toBuffer()
const { side, frames, scans } = imageLimits
const mostFrames = await repeatFrame(frames)
const oneFrameMore = await repeatFrame(frames + 1)
const endlessFrames = await repeatFrame(100_000)
const animation = await drawAnimation(['red', 'blue'])

const begins = (bytes: Buffer, rest: string) =>
  Buffer.concat([bytes.subarray(0, 40), Buffer.from(rest)])
const container = (brand: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1')

describe('pictures', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
    ['AVIF', avif],
    ['animated PNG', claimAnimation(png)],
    ['animated WebP', animation],
    [
      'photo with more behind its end, as phones make them',
      Buffer.concat([jpeg, container('isom')]),
    ],
  ])('a picture is taken by its content: %s', async (_, bytes) => {
    await expect(checkPicture(bytes)).resolves.toBeUndefined()
  })
})

describe('other files', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('just words')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'SVG with a prolog',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['ZIP', Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1')],
    ['GIF', gif],
    ['TIFF', tiff],
    ['HEIC', container('heic')],
    ['a GIF that goes on as a JPEG', Buffer.concat([Buffer.from('GIF89a'), jpeg])],
    ['a script that goes on as a PNG', Buffer.concat([Buffer.from('#!/bin/sh\n'), png])],
  ])('a file is rejected that is no picture: %s', async (_, bytes) => {
    await expect(checkPicture(bytes)).rejects.toMatchObject({
      statusCode: 415,
      message: messages.image.notAnImage,
    })
  })

  it.each([
    ['PNG', begins(png, 'and then no picture')],
    ['PNG of its signature alone', Buffer.from(png.subarray(0, 8))],
    ['PNG that breaks off behind its signature', Buffer.concat([png.subarray(0, 8), webp])],
    ['JPEG', begins(jpeg, 'and then no picture')],
    ['JPEG of its signature alone', Buffer.from(jpeg.subarray(0, 3))],
    ['WebP', begins(webp, 'and then no picture')],
    ['AVIF', begins(avif, 'and then no picture')],
    ['PNG without area', claimPngSize(png, { width: 0, height: 0 })],
  ])('a %s is rejected that is none after its first bytes', async (_, bytes) => {
    await expect(checkPicture(bytes)).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image.undecodable } },
    })
  })

  it.each([
    ['PNG', claimPngSize(png, { width: 100_000, height: 100_000 })],
    ['PNG just over the limit', claimPngSize(png, { width: 10_000, height: 5_001 })],
    ['JPEG', claimJpegSize(jpeg, { width: 60_000, height: 60_000 })],
  ])('a %s of too many pixels is rejected before one is decoded', async (_, bytes) => {
    await expect(checkPicture(bytes)).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image.tooManyPixels } },
    })
  })

  it('a file of one byte over the limit is rejected, and one of exactly the limit is not', async () => {
    const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
    await expect(checkPicture(padded(imageLimits.bytes))).resolves.toBeUndefined()
    await expect(checkPicture(padded(imageLimits.bytes + 1))).rejects.toMatchObject({
      statusCode: 413,
      message: messages.image.tooLarge,
    })
  })

  it.each([
    ['50 megapixels', claimPngSize(png, { width: 10_000, height: 5_000 })],
    ['the longest side', claimPngSize(png, { width: 1, height: side })],
    ['the most frames', mostFrames],
    ['the most scans', repeatScan(jpeg, scans)],
  ])('a picture of %s is allowed', async (_, bytes) => {
    await expect(checkPicture(bytes)).resolves.toBeUndefined()
  })

  it.each([
    ['sideTooLong', 'PNG too high', claimPngSize(png, { width: 1, height: 50_000_000 })],
    ['sideTooLong', 'JPEG too wide', claimJpegSize(jpeg, { width: side + 1, height: 1 })],
    ['tooManyFrames', 'WebP of one frame too many', oneFrameMore],
    ['tooManyFrames', 'WebP of 100,000 frames', endlessFrames],
    ['tooManyScans', 'JPEG of one scan too many', repeatScan(jpeg, scans + 1)],
  ] as const)('a picture is rejected as %s: %s', async (message, _, bytes) => {
    await expect(checkPicture(bytes)).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image[message] } },
    })
  })
})
