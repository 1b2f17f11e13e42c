import sharp from 'sharp'
import { createPdf } from '../../../drawing/pdf-document.ts'
import { encodeQrBars } from '../../../drawing/qr-bars.ts'

export type LabelCodeFacts = {
  format: 'pdf' | 'png'
  /** Address that the code leads to. */
  address: string
  title: string
  shop: string
  date: string
}

/** Light modules around the code, as many as the standard requires, so that scanners find it on a printed pack. */
const border = 4
/** 15 mm, in points. */
const side = (15 / 25.4) * 72
const pixels = 600

/** Draws the code for a pack: as a sheet of its own size, or as a picture. */
export async function drawLabelCode(facts: LabelCodeFacts): Promise<Uint8Array> {
  return facts.format === 'pdf' ? drawPdf(facts) : drawPng(facts)
}

async function drawPdf({ address, title, shop, date }: LabelCodeFacts): Promise<Uint8Array> {
  const pdf = createPdf({ title, author: shop, lang: 'en-IN', date: new Date(date) })
  pdf.doc.addPage({ size: [side, side], margin: 0 })
  pdf.element(pdf.root, 'Figure', { alt: address }, () => {
    pdf.drawQrCode(address, { x: 0, y: 0, size: side, border })
  })
  return pdf.finish()
}

/** Modules of whole pixels are sharp; the remaining pixels widen the border. */
async function drawPng({ address }: LabelCodeFacts): Promise<Uint8Array> {
  const { bars, size } = encodeQrBars(address, border)
  const module = Math.floor(pixels / size)
  const start = Math.floor((pixels - module * size) / 2)
  const dark = bars
    .map(({ x, y, length }) => {
      const [left, top] = [start + x * module, start + y * module]
      return `M${left} ${top}h${length * module}v${module}h-${length * module}z`
    })
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${pixels}v${pixels}H0z"/><path d="${dark}"/></svg>`
  return sharp(Buffer.from(svg)).flatten().png({ palette: true, colours: 2 }).toBuffer()
}
