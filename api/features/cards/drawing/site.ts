import { palette } from '../../../drawing/palette.ts'
import type { Mark } from '../../../drawing/shop-mark.ts'
import type { SiteLinkCardFacts } from '../../../settings/site-pictures.ts'
import { type Area, drawTitle, type Layout, margin } from './layout.ts'

const area: Area = { left: 820, top: 0, width: 380, height: 630 }
const column = area.left - margin - 36
const largest = 3.6

/** The name of the shop on paper, and its mark on wood. */
export function layOutSite({ shop, nameTa, line }: SiteLinkCardFacts, mark: Mark): Layout {
  const scale = Math.min(largest, (area.width - 80) / mark.width)
  const title = drawTitle(shop, nameTa === shop ? line : nameTa || line, column)
  const left = area.left + (area.width - mark.width * scale) / 2
  const top = (area.height - mark.height * scale) / 2
  return {
    svg:
      `<rect x="${area.left}" width="${area.width}" height="${area.height}" fill="${palette.wood}"/>` +
      `<rect x="${area.left}" width="6" height="${area.height}" fill="${palette.gold}"/>` +
      `<g transform="translate(${left} ${top}) scale(${scale})">${mark.svg}</g>` +
      title.svg,
    photos: [],
    missing: title.missing,
  }
}
