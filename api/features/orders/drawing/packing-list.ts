import sharp from 'sharp'
import {
  listNotes,
  type PackingPage,
  writeLineToPack,
  writeToPack,
  writeWhose,
} from '../../../../contract/orders/packing.ts'
import { chatPictureWidth } from '../../../drawing/chat-pictures.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import type { Typeface } from '../../../drawing/fonts.ts'
import { palette } from '../../../drawing/palette.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'
import { createWrite } from '../../../drawing/write-text.ts'

export type PackingFacts = PackingPage & { title: string }

/** Pixels. */
const width = chatPictureWidth
const margin = 56
/** Limit for one text, enough for the longest name or line of a note. */
const maxLines = 16
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

/** Draws part of the packing list for a chat: first the total of each product, then each order. */
export async function drawPackingList(facts: PackingFacts): Promise<Uint8Array> {
  const write = createWrite(new Set())
  let y = margin
  let drawn = ''
  const put = (text: string, { typeface, size, fill, gap, indent = 0 }: Style) => {
    const x = margin + indent
    const block = write(text, { typeface, sizes: [size], width: width - margin - x, maxLines })
    drawn += drawBlock(block, { x, y, fill })
    y += heightOf(block) + gap
  }
  const rule = () => {
    drawn += `<rect x="${margin}" y="${y + 12}" width="${width - 2 * margin}" height="3" fill="${palette.line}"/>`
    y += 30
  }
  for (const { text, style, isRuled } of listRows(facts)) {
    if (isRuled) rule()
    put(text, style)
  }
  const height = Math.ceil(y + margin)
  const paper = `<rect width="100%" height="100%" fill="${palette.paper}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${drawn}</svg>`
  const pixels = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha()
  return encodeJpeg(pixels, maxBytes, qualities)
}

function* listRows({ title, sums, orders }: PackingFacts): Generator<Row> {
  yield { text: title, style: styles.title }
  for (const sum of sums) yield { text: writeToPack(sum), style: styles.sum }
  for (const order of orders) {
    const text = `${writeWhose(order)}${order.paid ? '' : ' · unpaid'}`
    yield { text, style: styles.order, isRuled: true }
    for (const line of order.lines) yield { text: writeLineToPack(line), style: styles.line }
    for (const note of listNotes(order)) yield { text: note, style: styles.note }
  }
}
