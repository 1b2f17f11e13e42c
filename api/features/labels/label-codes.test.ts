import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPrefix, fillPath, labelCodePaths, pagePaths } from '../../../contract/paths.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { renderPdf } from '../../testing/read-pdf.ts'

/** Decodes with a different library from the one that draws. */
function scan({ data, width, height }: { data: Uint8Array; width: number; height: number }) {
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data
}

/** Resolution of a label printer. */
const dpi = 300
const side = Math.round((15 / 25.4) * dpi)

describe('QR codes for packs', () => {
  let api: TestApi
  let id: string
  const ask = (format: keyof typeof labelCodePaths, of = id, headers: object = api.admin) =>
    api.ask({
      url: apiPrefix + fillPath(labelCodePaths[format], { id: of }),
      headers: { ...headers },
    })
  const address = () => api.env.publicUrl + fillPath(pagePaths.label, { productId: id })

  beforeAll(async () => {
    api = await createTestApi('sqlite')
    const category = await api.create('/categories', { name: 'Oils' })
    id = await api.create('/products', { name: 'நல்லெண்ணெய் 500 ml', category })
  })
  afterAll(() => api.close())

  it('the QR code for a pack is a sheet of 15 mm, and is read from what a printer of 300 dpi puts there', async () => {
    const { statusCode, headers, rawPayload } = await ask('pdf')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['cache-control']).toBe('no-store')
    const [, width, height] =
      /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(rawPayload.toString('latin1')) ?? []
    for (const points of [width, height]) expect((Number(points) / 72) * 25.4).toBeCloseTo(15, 2)
    const seen = await renderPdf(rawPayload, { width: side, height: side })
    expect([seen.width, seen.height]).toEqual([side, side])
    expect(scan(seen)).toBe(address())
  })

  it('the QR code for a pack is a sharp picture of 600 pixels, also where it is printed 15 mm wide', async () => {
    const { headers, rawPayload } = await ask('png')
    expect(headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([600, 600])
    const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([...new Set(data)].sort(), 'black and white, nothing in between').toEqual([0, 255])
    for (const size of [600, side]) {
      const seen = sharp(rawPayload).resize(size).ensureAlpha().raw()
      const printed = await seen.toBuffer({ resolveWithObject: true })
      expect(scan({ ...printed.info, data: printed.data })).toBe(address())
    }
  })

  it('the QR code for a pack is for staff, and only of products that exist', async () => {
    for (const format of ['pdf', 'png'] as const) {
      expect((await ask(format, id, {})).statusCode).toBe(401)
      expect((await ask(format, '01900000-0000-7000-8000-000000000000')).statusCode).toBe(404)
    }
  })
})
