import { type BackdropName, drawBackdrop, standLine } from './backdrop.ts'
import type { LabelText } from './label.ts'
import { drawShadow } from './light.ts'
import { type GoodsName, goods, type OilName, oils } from './palette.ts'
import { type ArrangementName, arrangements } from './props/arrangements.ts'
import { renderJpeg } from './render.ts'
import { Sheet } from './sheet.ts'
import { type VesselName, vessels, zooms } from './vessels/index.ts'

export interface ProductArt {
  vessel: VesselName
  fill: OilName | GoodsName
  label: LabelText
  props: ArrangementName
  backdrop: BackdropName
}

/** The picture of a product: a square JPEG. */
export function renderProductArt(product: {
  key: string
  size: string
  art: ProductArt
}): Promise<Buffer> {
  const { vessel: vesselName, fill, label, props, backdrop } = product.art
  const sheet = new Sheet(1200, 1200, product.key)
  const { accent } = { ...oils, ...goods }[fill]
  const vessel = vessels[vesselName](sheet, fill, { ...label, size: product.size, accent })
  const { behind, front } = arrangements[props](sheet, vessel.half)
  return renderJpeg(
    sheet,
    drawBackdrop(sheet, backdrop) +
      `<g transform="translate(600 ${standLine}) scale(${zooms[vesselName] ?? 1})">${drawShadow(sheet, vessel)}${behind}${vessel.markup}${front}</g>`,
  )
}
