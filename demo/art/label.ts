import { drawMark } from './brand-mark.ts'
import { wrappedBand } from './geometry.ts'
import { drawText } from './lettering/lettering.ts'
import { drawTamil } from './lettering/tamil.ts'
import { palette } from './palette.ts'
import type { Sheet } from './sheet.ts'

export interface LabelText {
  title: string
  kind: string
  tamil: string
}

export interface LabelPlace {
  half: number
  top: number
  bottom: number
  /** How round the label's carrier is: 0 for a flat tin or pouch. */
  sag: number
}

/** A printed label: mark, names, and the size on a band in the product's colour. */
export function drawLabel(
  sheet: Sheet,
  text: LabelText & { size: string; accent: string },
  { half, top, bottom, sag }: LabelPlace,
): string {
  const height = bottom - top
  const band = bottom - height * 0.24
  const width = half * 1.66
  const unit = Math.min(half / 120, height / 300)
  const paper = wrappedBand(half, top, bottom, sag)
  const shade = sheet.linear([
    [0, '#5a3a16', sag ? 0.42 : 0.1],
    [0.14, '#5a3a16', sag ? 0.1 : 0.04],
    [0.32, '#ffffff', sag ? 0.32 : 0.1],
    [0.62, '#5a3a16', 0.02],
    [1, '#3a2008', sag ? 0.5 : 0.16],
  ])
  const y = (fraction: number) => top + sag + height * fraction
  const markSize = 72 * unit
  return (
    `<path d="${paper}" fill="${palette.paper}"/>` +
    `<path d="${wrappedBand(half, band, bottom, sag)}" fill="${text.accent}"/>` +
    `<path d="M${-half} ${band - 6 * unit}Q0 ${band - 6 * unit + sag * 2} ${half} ${band - 6 * unit}" fill="none" stroke="${palette.gold}" stroke-width="${3 * unit}"/>` +
    `<g transform="translate(${-markSize / 2} ${y(0.04)}) scale(${markSize / 64})">${drawMark({ drop: palette.gold, stamens: palette.paper, leaf: palette.leaf })}</g>` +
    drawText('VAAGAI', 0, y(0.04) + markSize + 20 * unit, {
      face: 'sans',
      size: 17 * unit,
      fill: palette.wood,
      tracking: 260,
    }) +
    drawText(text.title, 0, y(0.54), {
      face: 'display',
      size: 54 * unit,
      fill: palette.ink,
      maxWidth: width,
    }) +
    drawTamil(text.tamil, 0, y(0.685), { size: 25 * unit, fill: text.accent, maxWidth: width }) +
    drawText(text.size, 0, y(0.925), {
      face: 'sans',
      size: 46 * unit,
      fill: palette.paper,
      maxWidth: width,
    }) +
    `<path d="${paper}" fill="${shade}"/>`
  )
}
