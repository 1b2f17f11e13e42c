import sharp from 'sharp'
import type { Order } from '../../../../contract/orders/order.ts'
import { orderedName } from '../../../../contract/orders/order.ts'
import { sumToPack, writeToPack, writeWhose } from '../../../../contract/orders/packing.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import type { Typeface } from '../../../drawing/fonts.ts'
import { palette } from '../../../drawing/palette.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'
import { createWrite } from '../../../drawing/write-text.ts'

export type PackingFacts = { title: string; orders: Order[] }

/** Pixels. */
const width = 1080
const margin = 56
/** Higher pictures are cut up by chats; what is beyond is only counted. */
const maxHeight = 12_000
const maxBytes = 4_000_000
const qualities = [80, 60, 40].map((quality) => ({ quality }))

type Style = { typeface: Typeface; size: number; fill: string; gap: number; indent?: number }
const styles = {
  title: { typeface: 'display', size: 60, fill: palette.ink, gap: 28 },
  sum: { typeface: 'strong', size: 40, fill: palette.ink, gap: 10 },
  order: { typeface: 'strong', size: 36, fill: palette.goldInk, gap: 6 },
  line: { typeface: 'text', size: 34, fill: palette.ink, gap: 4, indent: 32 },
  note: { typeface: 'text', size: 28, fill: palette.inkSoft, gap: 4, indent: 32 },
} as const satisfies Record<string, Style>

type Row = { text: string; style: Style; isRuled?: true }

/** Draws what is to be packed as one picture for a chat: of each product how many in all, then order by order. */
export async function drawPackingList(facts: PackingFacts): Promise<Uint8Array> {
  const write = createWrite(new Set())
  let y = margin
  let drawn = ''
  const put = (text: string, { typeface, size, fill, gap, indent = 0 }: Style) => {
    const x = margin + indent
    const block = write(text, { typeface, sizes: [size], width: width - margin - x, maxLines: 4 })
    drawn += drawBlock(block, { x, y, fill })
    y += heightOf(block) + gap
  }
  const rule = () => {
    drawn += `<rect x="${margin}" y="${y + 12}" width="${width - 2 * margin}" height="3" fill="${palette.line}"/>`
    y += 30
  }
  const rows = [...listRows(facts)]
  for (const [index, { text, style, isRuled }] of rows.entries()) {
    if (isRuled) rule()
    if (y > maxHeight) {
      put(`… and ${rows.length - index} more lines`, styles.order)
      break
    }
    put(text, style)
  }
  const height = Math.ceil(y + margin)
  const paper = `<rect width="100%" height="100%" fill="${palette.paper}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${drawn}</svg>`
  const pixels = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha()
  return encodeJpeg(pixels, maxBytes, qualities)
}

function* listRows({ title, orders }: PackingFacts): Generator<Row> {
  yield { text: title, style: styles.title }
  for (const sum of sumToPack(orders)) yield { text: writeToPack(sum), style: styles.sum }
  for (const order of orders) {
    const text = `${writeWhose(order)}${order.paid ? '' : ' · unpaid'}`
    yield { text, style: styles.order, isRuled: true }
    for (const line of order.lines)
      yield {
        text: writeToPack({ name: orderedName(line), quantity: line.quantity }),
        style: styles.line,
      }
    for (const note of order.note.split('\n').filter(Boolean))
      yield { text: note, style: styles.note }
  }
}
