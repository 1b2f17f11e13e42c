import { drawMark } from '../../../api/drawing/brand-mark.ts'
import { drawText } from '../lettering/lettering.ts'
import { palette } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { drawHero } from './hero.ts'

/** What a chat or a network shows of a link to the site. Drawn for a sheet of 2096 by 1100. */
export function drawShareCard(sheet: Sheet): string {
  const haze = sheet.linear([
    [0, palette.cream, 0.94],
    [0.6, palette.cream, 0.5],
    [1, palette.cream, 0],
  ])
  const line = { face: 'italic', size: 62, fill: palette.wood } as const
  return (
    `${drawHero(sheet, 1560)}<rect width="1250" height="1100" fill="${haze}"/>` +
    `<g transform="translate(130 210) scale(2.7)">${drawMark({ drop: palette.gold, stamens: '#fffaf0', leaf: palette.leaf })}</g>` +
    drawText('Vaagai', 510, 640, { face: 'display', size: 228, fill: palette.ink }) +
    drawText('Wood-pressed oils, since 1975', 508, 760, { ...line, maxWidth: 730 })
  )
}
