import sharp from 'sharp'
import { firstLetter } from '../../contract/text/first-letter.ts'
import { palette } from './palette.ts'
import { fitText } from './text.ts'
import { drawBlock, heightOf } from './text-block.ts'

/** Mark of the shop as SVG in a box of 64: on paper, and on dark wood. */
export type ShopMark = { onPaper: string; onWood: string }

const box = 64
/** Twice as many pixels as the largest drawing shows. */
const pixels = 512

/** The shop's logo; without one that can be read, the first letter of its name in a disc. */
export async function drawShopMark(name: string, logo: Uint8Array | null): Promise<ShopMark> {
  const drawn = logo && (await drawLogo(logo).catch(() => null))
  if (drawn) return drawn
  const letter = drawLetter(name)
  return { onPaper: letter, onWood: letter }
}

/**
 * A logo with an outline as light as paper, or as dark as wood, stands on a plate of the other. One without
 * transparency brings its own ground.
 */
async function drawLogo(logo: Uint8Array): Promise<ShopMark> {
  const { hasAlpha } = await sharp(logo).metadata()
  const fitted = sharp(logo).resize(pixels, pixels, { fit: 'contain', background: '#0000' })
  const { data } = await fitted.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const png = await fitted.png().toBuffer()
  const picture = (inset: number) =>
    `<image x="${inset}" y="${inset}" width="${box - 2 * inset}" height="${box - 2 * inset}" href="data:image/png;base64,${png.toString('base64')}"/>`
  const onPlate = (fill: string) =>
    `<rect width="${box}" height="${box}" rx="10" fill="${fill}"/>${picture(6)}`
  const { light, dark } = hasAlpha ? measureOutline(data) : { light: 0, dark: 0 }
  return {
    onPaper: light > lost && light > dark ? onPlate(palette.wood) : picture(0),
    onWood: dark > lost && dark > light ? onPlate(palette.paper) : picture(0),
  }
}

/** Share of an outline without which a logo is not known any more: white letters beside a golden drop. */
const lost = 0.3

/** The shares of the pixels beside transparent ones that are as light as paper, and as dark as wood. */
function measureOutline(rgba: Uint8Array): { light: number; dark: number } {
  const isDrawn = (at: number) => (rgba[at + 3] ?? 0) > 127
  const besides = [-8, 8, -8 * pixels, 8 * pixels]
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
  const text = fitText(firstLetter(name), {
    typeface: 'display',
    sizes: [38, 32, 26, 20],
    width: 48,
    maxLines: 1,
  })
  const y = (box - heightOf(text)) / 2
  const letter = drawBlock(text, { x: box / 2, y, fill: palette.wood, centred: true })
  return `<circle cx="32" cy="32" r="32" fill="${palette.honey}"/>${letter}`
}
