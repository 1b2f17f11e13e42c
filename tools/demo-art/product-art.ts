import { drawBackdrop, standLine } from './backdrop.ts'
import { drawShadow } from './light.ts'
import { goods, oils } from './palette.ts'
import { arrangements } from './props/arrangements.ts'
import { renderWebp } from './render.ts'
import { Sheet } from './sheet.ts'
import { subjects } from './subjects.ts'
import { vessels, zooms } from './vessels/index.ts'

/** The picture of a product: a square. */
export function renderProductArt({ key, size }: { key: string; size: string }): Promise<Buffer> {
  const subject = subjects[key]
  if (!subject) throw new Error(`No picture is drawn for the product ${key}`)
  const { vessel: vesselName, fill, label, props, backdrop } = subject
  const sheet = new Sheet(1200, 1200, key)
  const { accent } = { ...oils, ...goods }[fill]
  const vessel = vessels[vesselName](sheet, fill, { ...label, size, accent })
  const { behind, front } = arrangements[props](sheet, vessel.half)
  return renderWebp(
    sheet,
    drawBackdrop(sheet, backdrop) +
      `<g transform="translate(600 ${standLine}) scale(${zooms[vesselName] ?? 1})">${drawShadow(sheet, vessel)}${behind}${vessel.markup}${front}</g>`,
  )
}
