import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { previewSize } from '../../contract/images/preview-size.ts'
import { messages } from '../../contract/messages.ts'
import {
  addChunk,
  addProfile,
  adobeRgb,
  chainProfile,
  greyProfile,
  proPhoto,
} from '../testing/pictures/colour-profiles.ts'
import {
  claimPngSize,
  drawAnimation,
  drawJpegRows,
  drawPicture,
} from '../testing/pictures/pictures.ts'
import { readCodedColours } from './coded-colours.ts'
import { deriveImage } from './derive.ts'

const endings = (files: { variant: string }[]) => files.map(({ variant }) => variant)
const file = (files: { variant: string; bytes: Uint8Array }[], variant: string) =>
  files.find((candidate) => candidate.variant === variant)?.bytes ?? new Uint8Array()

const startOfScan = Buffer.from([0xff, 0xda])
/** A pixel with 16 bits per channel, as a PNG of one colour. */
const fill = (...channels: number[]) => sixteenBits(channels).png().toBuffer()
/** sRGB 220, 40, 30 in Display P3. */
const inP3 = () => sixteenBits([51986, 15254, 11406]).withIccProfile('p3')
const sharpAvif = { quality: 90, chromaSubsampling: '4:4:4' }
const eightBits = () =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: { r: 202, g: 59, b: 44 } } })
    .png()
    .toBuffer()
const nameP3 = (png: Buffer) => addChunk(png, 'cICP', Buffer.from([12, 13, 0, 1]))
const near = (level: number) => expect.toSatisfy((found: number) => Math.abs(found - level) <= 6)

function sixteenBits(channels: number[]) {
  const size = { width: 16, height: 16 }
  const points = new Uint16Array(16 * 16 * channels.length)
  for (const at of points.keys()) points[at] = channels[at % channels.length] ?? 0
  return sharp(points, {
    raw: { ...size, channels: channels.length as 1 | 3 | 4 },
  }).toColourspace(channels.length === 1 ? 'grey16' : 'rgb16')
}

describe('a picture', () => {
  it('the images of a picture have its own width and the usual ones below it, in both formats', async () => {
    const bytes = await drawPicture({ width: 400, height: 300 }).jpeg().toBuffer()
    const { width, height, files } = await deriveImage(bytes)
    expect({ width, height }).toEqual({ width: 400, height: 300 })
    expect(endings(files)).toEqual([
      '.webp',
      '.jpg',
      '-160.avif',
      '-320.avif',
      '-400.avif',
      '-160.webp',
      '-320.webp',
    ])
    for (const { variant, bytes } of files) {
      const { format, width } = await sharp(bytes).metadata()
      const [, wanted = width] = variant.match(/-(\d+)/) ?? []
      expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[variant.split('.')[1] ?? ''])
      expect(width).toBe(Number(wanted))
    }
  })

  it('the images of a picture are at most 2000 pixels long', async () => {
    const bytes = await drawPicture({ width: 900, height: 2400 }).png().toBuffer()
    const { width, height, files } = await deriveImage(bytes)
    expect({ width, height }).toEqual({ width: 750, height: 2000 })
    expect(endings(files).at(-1)).toBe('-640.webp')
  })

  it('the images of a picture stand upright, without any metadata', async () => {
    const bytes = await drawPicture({ width: 60, height: 30 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '11/1 1/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { width, height, files } = await deriveImage(bytes)
    expect({ width, height }).toEqual({ width: 30, height: 60 })
    for (const { bytes } of files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined))
    }
  })

  it('the images of an animation are made of its first frame', async () => {
    const bytes = await drawAnimation(['red', 'blue'])
    expect((await sharp(bytes).metadata()).pages).toBe(2)
    const { height, files } = await deriveImage(bytes)
    expect(height).toBe(20)
    const { dominant } = await sharp(file(files, '.webp')).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it.each([
    ['grey', () => drawPicture().greyscale().toColourspace('b-w').png()],
    ['CMYK', () => drawPicture().toColourspace('cmyk').jpeg()],
    ['16 bits a channel', () => drawPicture().toColourspace('rgb16').png()],
    ['see-through', () => drawPicture().ensureAlpha(0.5).png()],
    ['a line', () => drawPicture({ width: 1, height: 3000 }).png()],
    ['a point', () => drawPicture({ width: 1, height: 1 }).png()],
  ])('the images of a picture can be made of %s', async (_, picture) => {
    const { files } = await deriveImage(await picture().toBuffer())
    const { space, depth } = await sharp(file(files, '.webp')).metadata()
    expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' })
  })

  it('the images of a picture come with a preview of one size, and a placeholder that fits into a page', async () => {
    const bytes = await drawPicture({ width: 300, height: 500 }).png().toBuffer()
    const { files, placeholder } = await deriveImage(bytes)
    expect(await sharp(file(files, '.jpg')).metadata()).toMatchObject(previewSize)
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(400)
  })

  it('the images of a picture are named by its content', async () => {
    const bytes = await drawPicture().png().toBuffer()
    const { id } = await deriveImage(bytes)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect((await deriveImage(bytes)).id).toBe(id)
    expect((await deriveImage(await drawPicture({ seed: 2 }).png().toBuffer())).id).not.toBe(id)
  })

  it('the images of a picture have the colours that its profile means, unless that is a chain of steps', async () => {
    const plain = await drawPicture().png().toBuffer()
    const { id } = await deriveImage(plain)
    const { icc = Buffer.alloc(0) } = await sharp(
      await drawPicture().withIccProfile('p3').png().toBuffer(),
    ).metadata()
    expect((await deriveImage(addProfile(plain, icc))).id).not.toBe(id)
    for (const steps of [2, 400_000])
      expect((await deriveImage(addProfile(plain, chainProfile(steps)))).id).toBe(id)
  })

  it.each([
    [
      'Display P3 in 10 bits',
      () =>
        inP3()
          .avif({ ...sharpAvif, bitdepth: 10 })
          .toBuffer(),
    ],
    [
      'Display P3 in 12 bits',
      () =>
        inP3()
          .avif({ ...sharpAvif, bitdepth: 12 })
          .toBuffer(),
    ],
    ['Display P3 in 16 bits', () => inP3().png().toBuffer()],
    ['Adobe RGB in 16 bits', async () => addProfile(await fill(48589, 11363, 9198), adobeRgb)],
    ['ProPhoto RGB in 16 bits', async () => addProfile(await fill(38712, 17123, 8593), proPhoto)],
    ['Display P3 by its number in 16 bits', async () => nameP3(await fill(51986, 15254, 11406))],
    ['Display P3 by its number in 8 bits', async () => nameP3(await eightBits())],
    ['16 bits and no profile', () => fill(220 * 257, 40 * 257, 30 * 257)],
    [
      '16 bits and half transparent',
      async () => addProfile(await fill(48589, 11363, 9198, 32768), adobeRgb),
    ],
  ])('the images of a picture have the colours of %s in each size', async (_, picture) => {
    const { files } = await deriveImage(await picture())
    for (const { bytes, variant } of files.filter(({ variant }) => variant !== '.jpg')) {
      const [red, green, blue] = await sharp(bytes).raw().toBuffer()
      expect({ variant, red, green, blue }).toEqual({
        variant,
        red: near(220),
        green: near(40),
        blue: near(30),
      })
    }
  })
  it('the preview of a transparent picture is on white', async () => {
    const { files } = await deriveImage(await fill(0, 0, 0, 0))
    const { channels } = await sharp(file(files, '.jpg')).stats()
    for (const { min } of channels) expect(min).toEqual(near(255))
  })

  it('the colours of Display P3 are known by their number in an AVIF', () => {
    const named = (primaries: number, curve: number) =>
      readCodedColours(Buffer.from([...Buffer.from('....colrnclx'), 0, primaries, 0, curve, 0, 6]))
    expect([named(12, 13), named(1, 13), named(2, 2), named(6, 6)]).toEqual([
      'p3',
      'srgb',
      'srgb',
      'srgb',
    ])
    for (const hdr of [named(12, 16), named(9, 16), named(9, 18), named(9, 14), named(1, 8)])
      expect(hdr).toBe('unknown')
  })

  it('a picture in colours that cannot be converted is refused', async () => {
    const hdr = addChunk(await eightBits(), 'cICP', Buffer.from([9, 16, 0, 1]))
    await expect(deriveImage(hdr)).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image.hdr } },
    })
  })

  it('the images of a picture have the greys that its profile means', async () => {
    const bytes = addProfile(await fill(32768), greyProfile(1))
    const { files } = await deriveImage(bytes)
    const [grey] = await sharp(file(files, '.webp')).raw().toBuffer()
    expect(grey).toEqual(near(188))
  })

  async function expectCutRefused(bytes: Buffer, lastScan: number) {
    const end = bytes.subarray(-2)
    for (const missing of [4, 20, 60, bytes.length >> 1, lastScan])
      for (const behind of ['', 'more', bytes])
        await expect(
          deriveImage(
            Buffer.concat([bytes.subarray(0, -missing), end, Buffer.from(behind as string)]),
          ),
          `${missing} bytes, with an end mark`,
        ).rejects.toMatchObject({ statusCode: 400 })
  }

  it.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['without subsampling', { chromaSubsampling: '4:4:4' }],
  ])(
    'a %s JPEG that lacks its end mark alone is kept whole, and one that lacks more is refused',
    async (_, options) => {
      const bytes = await drawPicture({ width: 50, height: 40 }).jpeg(options).toBuffer()
      const { id } = await deriveImage(bytes)
      for (const missing of [1, 2])
        expect((await deriveImage(bytes.subarray(0, -missing))).id).toBe(id)
      const lastScan = bytes.length - bytes.lastIndexOf(startOfScan)
      for (const missing of [3, 4, 30, lastScan])
        await expect(deriveImage(bytes.subarray(0, -missing))).rejects.toMatchObject({
          statusCode: 400,
        })
      await expectCutRefused(bytes, lastScan)
      expect((await deriveImage(Buffer.concat([bytes, Buffer.from('more')]))).id).toBe(id)
      const padded = Buffer.concat([
        bytes.subarray(0, -2),
        Buffer.from([1, 2, 3]),
        bytes.subarray(-2),
      ])
      for (const whole of [padded, Buffer.concat([padded, padded])])
        expect((await deriveImage(whole)).id).toBe(id)
    },
  )

  it('a JPEG that was cut where a decoder may start anew is refused', async () => {
    const [head, ...rows] = drawJpegRows(20, 12) as [Buffer, ...Buffer[]]
    const end = Buffer.from([0xff, 0xd9])
    const { id } = await deriveImage(Buffer.concat([head, ...rows, end]))
    expect((await deriveImage(Buffer.concat([head, ...rows]))).id).toBe(id)
    for (const left of [1, 6, 10, 11])
      for (const mark of [0, -2]) {
        const cut = Buffer.concat([head, ...rows.slice(0, left)]).subarray(0, mark || undefined)
        for (const bytes of [cut, Buffer.concat([cut, end]), Buffer.concat([cut, end, head])])
          await expect(deriveImage(bytes)).rejects.toMatchObject({ statusCode: 400 })
      }
  })

  it.each([
    [
      'cut short',
      async () => (await drawPicture({ width: 300 }).jpeg().toBuffer()).subarray(0, -900),
    ],
    [
      'much larger than its data',
      async () => claimPngSize(await drawPicture().png().toBuffer(), { width: 7000, height: 7000 }),
    ],
  ])('a picture is refused where the file is %s', async (_, makeBytes) => {
    await expect(deriveImage(await makeBytes())).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image.undecodable } },
    })
  })
})
