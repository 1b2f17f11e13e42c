import type { BackdropName } from './backdrop.ts'
import { drawBackdrop, standLine } from './backdrop.ts'
import { drawBottle } from './glass.ts'
import type { LabelText } from './label.ts'
import { drawLabel } from './label.ts'
import { groundShadow, oilLight } from './light.ts'
import { type OilName, oils } from './palette.ts'
import { renderJpeg } from './render.ts'
import { Sheet } from './sheet.ts'

export interface ProductArt {
  vessel: string
  fill: string
  label: LabelText
  props: string
  backdrop: BackdropName
}

const form = {
  half: 150,
  neckHalf: 46,
  bodyTop: 470,
  neckFoot: 640,
  lip: 745,
  shoulder: 0.3,
  fillLevel: 655,
}

/** The picture of a product: a square JPEG. */
export function renderProductArt(product: {
  key: string
  size: string
  art: ProductArt
}): Promise<Buffer> {
  const { fill, label, backdrop } = product.art
  const sheet = new Sheet(1200, 1200, product.key)
  const oil = oils[(fill in oils ? fill : 'groundnut') as OilName]
  const place = { half: 128, top: -400, bottom: -70, sag: 9 }
  const bottle =
    groundShadow(sheet, form.half, 520) +
    oilLight(sheet, form.half, oil.glow) +
    drawBottle(sheet, form, oil) +
    drawLabel(sheet, { ...label, size: product.size, accent: oil.accent }, place)
  const scene = `<g transform="translate(600 ${standLine})">${bottle}</g>`
  return renderJpeg(sheet, drawBackdrop(sheet, backdrop) + scene)
}
