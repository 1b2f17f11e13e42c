import { palette } from '../../../drawing/palette.ts'
import type { Mark } from '../../../drawing/shop-mark.ts'
import { fitText } from '../../../drawing/text.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'

/** Part of a card, in its pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** A card before its photos are inserted; a photo that cannot be decoded leaves the layout below visible. */
export type Layout = { svg: string; photos: Area[]; overlay?: string; missing: string[] }

/** Pixels from each edge, because apps round corners and crop a little. */
export const margin = 56

const signScale = 0.62

/** The shop's sign, as high as a line of text. */
export function drawShop(shop: string, mark: Mark, width: number) {
  const beside = mark.width * signScale + 12
  const name = fitText(shop, {
    typeface: 'strong',
    sizes: [26, 24, 22, 20],
    twoLineSizes: [20, 18, 16],
    width: width - beside,
    maxLines: 1,
  })
  const y = name.lines.length > 1 ? 70 - heightOf(name) / 2 : 57
  return {
    svg:
      `<g transform="translate(${margin} 50) scale(${signScale})">${mark.svg}</g>` +
      drawBlock(name, { x: margin + beside, y, fill: palette.inkSoft }),
    missing: name.missing,
  }
}

/** Draws a name and the text below it, vertically centred in the space that the shop's sign leaves. */
export function drawTitle(title: string, below: string, width: number) {
  const name = fitText(title, {
    typeface: 'display',
    sizes: [72, 64, 56, 50, 44, 38],
    width,
    maxLines: 4,
  })
  const second = fitText(below, {
    typeface: 'strong',
    sizes: [44, 40, 36, 32, 28],
    width,
    maxLines: 2,
  })
  const gap = below ? 26 : 0
  const y = 340 - (heightOf(name) + gap + heightOf(second)) / 2
  return {
    svg:
      drawBlock(name, { x: margin, y, fill: palette.ink }) +
      drawBlock(second, { x: margin, y: y + heightOf(name) + gap, fill: palette.goldInk }),
    missing: [...name.missing, ...second.missing],
  }
}

/** Placeholder for a photo: the shop's mark on deeper paper. */
export function drawEmptyArea({ left, top, width, height }: Area, mark: Mark): string {
  const scale = Math.min((0.5 * Math.min(width, height)) / mark.height, (0.7 * width) / mark.width)
  const x = left + (width - mark.width * scale) / 2
  const y = top + height / 2 - (mark.height * scale) / 2
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.paperDeep}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})" opacity="0.6">${mark.svg}</g>`
  )
}
