import sharp from 'sharp'
import { firstLetter } from '../../contract/text/first-letter.ts'
import { hasTamilLetters } from '../../contract/text/tamil-letters.ts'
import { palette } from './palette.ts'
import { fitText } from './text.ts'
import { drawBlock, heightOf } from './text-block.ts'

export type Mark = { svg: string; width: number; height: number }
/** The shop's mark for paper and for dark wood; a light mark would be lost on paper without a plate. */
export type ShopMark = { onPaper: Mark; onWood: Mark; isLight: boolean }

const box = 64
/** A wide logo is as high as others until it reaches this width, which it never exceeds. */
const widest = 2.5 * box
/** Twice as many pixels as the largest drawing shows. */
const pixels = 512

/** Draws the shop's logo, or the first letter of its name in a disc if no logo can be read. */
export async function drawShopMark(name: string, logo: Uint8Array | null): Promise<ShopMark> {
  const drawn = logo && (await drawLogo(logo).catch(() => null))
  if (drawn) return drawn
  const letter = { svg: drawLetter(name), width: box, height: box }
  return { onPaper: letter, onWood: letter, isLight: false }
}

/**
 * Draws a logo. One with an outline as light as paper or as dark as wood gets a plate of the other colour; one
 * without transparency has its own background.
 */
async function drawLogo(logo: Uint8Array): Promise<ShopMark> {
  const { hasAlpha, autoOrient } = await sharp(logo).metadata()
  const width = Math.min(Math.max((box * autoOrient.width) / autoOrient.height, box), widest)
  const fitted = sharp(logo)
    .autoOrient()
    .resize(Math.round((pixels * width) / box), pixels, { fit: 'contain', background: '#0000' })
  const { data, info } = await fitted
    .clone()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const png = await fitted.png().toBuffer()
  const picture = (inset: number) =>
    `<image x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${box - 2 * inset}" href="data:image/png;base64,${png.toString('base64')}"/>`
  const bare = { svg: picture(0), width, height: box }
  const onPlate = (fill: string) => ({
    svg: `<rect width="${width}" height="${box}" rx="10" fill="${fill}"/>${picture(6)}`,
    width,
    height: box,
  })
  const { light, dark } = hasAlpha ? measureOutline(data, info.width) : { light: 0, dark: 0 }
  const isLight = light > lost && light > dark
  return {
    isLight,
    onPaper: isLight ? onPlate(palette.wood) : bare,
    onWood: dark > lost && dark > light ? onPlate(palette.paper) : bare,
  }
}

/** Share of the outline whose loss makes a logo unrecognizable: white letters beside a golden drop, for example. */
const lost = 0.3

/** Measures which shares of the pixels next to transparent ones are as light as paper, and as dark as wood. */
function measureOutline(rgba: Uint8Array, width: number): { light: number; dark: number } {
  const isDrawn = (at: number) => (rgba[at + 3] ?? 0) > 127
  const besides = [-8, 8, -8 * width, 8 * width]
  let [light, dark, all] = [0, 0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    if (!isDrawn(at) || besides.every((step) => isDrawn(at + step))) continue
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3)
    const lightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    all += 1
    if (lightness > 0.8) light += 1
    if (lightness < 0.35) dark += 1
  }
  return all === 0 ? { light, dark } : { light: light / all, dark: dark / all }
}

function drawLetter(name: string): string {
  const first = firstLetter(name)
  const text = fitText(first, {
    typeface: 'display',
    sizes: [38, 32, 26, 20],
    width: 48,
    maxLines: 1,
  })
  // Tamil letters sit low in their line.
  const raised = hasTamilLetters(first) ? 0.16 * text.size : 0
  const y = (box - heightOf(text)) / 2 - raised
  const letter = drawBlock(text, { x: box / 2, y, fill: palette.wood, centred: true })
  return `<circle cx="32" cy="32" r="32" fill="${palette.honey}"/>${letter}`
}
