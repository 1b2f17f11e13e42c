import sharp from 'sharp'
import type { SiteIcon } from '../../../../contract/settings/site-slots.ts'
import { palette } from '../../../drawing/palette.ts'
import { drawShopMark } from '../../../drawing/shop-mark.ts'

type IconInput = { name: string; logo: Uint8Array | null; icon: SiteIcon }

const largest = 512
/** Fraction of the icon that stays visible when it is cropped to a disc. */
const safe = 0.6

/** Draws the shop's mark as a square PNG for browsers and home screens. */
export async function drawSiteIcon({ name, logo, icon }: IconInput): Promise<Uint8Array> {
  const { onPaper, onWood, isLight } = await drawShopMark(name, logo)
  const size = icon === 'maskable' ? largest : Number(icon)
  // Phones' home screens show transparent parts as black.
  const isFilled = icon === 'maskable' || icon === '180'
  const mark = isFilled && isLight ? onWood : onPaper
  const room = (icon === 'maskable' ? safe : isFilled ? 0.8 : 1) * largest
  const scale = room / mark.width
  const [left, top] = [(largest - room) / 2, (largest - mark.height * scale) / 2]
  const fill = isLight ? palette.wood : palette.paper
  const ground = isFilled ? `<rect width="100%" height="100%" fill="${fill}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largest}" height="${largest}">${ground}<g transform="translate(${left} ${top}) scale(${scale})">${mark.svg}</g></svg>`
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}
