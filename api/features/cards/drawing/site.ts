import { palette } from '../../../drawing/palette.ts'
import type { SiteCardFacts } from '../../../settings/site-pictures.ts'
import { type Area, drawTitle, type Layout, margin } from './layout.ts'

const area: Area = { left: 820, top: 0, width: 380, height: 630 }
const column = area.left - margin - 36
const scale = 3.6

/** The name of the shop on paper, and its mark on wood. */
export function layOutSite({ shop, nameTa, line }: SiteCardFacts, mark: string): Layout {
  const title = drawTitle(shop, nameTa === shop ? line : nameTa || line, column)
  const left = area.left + (area.width - 64 * scale) / 2
  const top = (area.height - 64 * scale) / 2
  return {
    svg:
      `<rect x="${area.left}" width="${area.width}" height="${area.height}" fill="${palette.wood}"/>` +
      `<rect x="${area.left}" width="6" height="${area.height}" fill="${palette.gold}"/>` +
      `<g transform="translate(${left} ${top}) scale(${scale})">${mark}</g>` +
      title.svg,
    photos: [],
    missing: title.missing,
  }
}
