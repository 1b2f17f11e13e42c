import { drawMark } from '../../api/drawing/brand-mark.ts'
import { fixed, wrappedBand } from './geometry.ts'
import { drawText } from './lettering/lettering.ts'
import { drawTamil } from './lettering/tamil.ts'
import { palette } from './palette.ts'
import type { Sheet } from './sheet.ts'

export interface LabelText {
  title: string
  kind: string
  tamil: string
}

/** All that is printed on a product: the size stands on a band in the product's colour. */
export type Print = LabelText & { size: string; accent: string }

export interface LabelPlace {
  half: number
  top: number
  bottom: number
  /** How round the label's carrier is: 0 for a flat pouch. */
  sag: number
}

/** Heights of what stands on a label, in fractions of it; a low label goes without some of it. */
const layouts = {
  tall: {
    mark: 0.05,
    markSize: 0.2,
    name: 0.325,
    title: 0.49,
    kind: 0.575,
    tamil: 0.69,
    band: 0.775,
  },
  low: { mark: 0.05, markSize: 0.25, name: 0, title: 0.47, kind: 0, tamil: 0.62, band: 0.73 },
}

/** A printed paper label about the y axis. */
export function drawLabel(
  sheet: Sheet,
  text: Print,
  { half, top, bottom, sag }: LabelPlace,
): string {
  const height = bottom - top
  const layout = height / half > 2.3 ? layouts.tall : layouts.low
  const unit = half / 120
  const width = half * 1.62
  const y = (fraction: number) => fixed(top + sag + height * fraction)
  const at = (fraction: number) => Number(y(fraction))
  const band = top + height * layout.band
  const markSize = height * layout.markSize
  const curve = (level: number) =>
    `M${-half} ${fixed(level)}Q0 ${fixed(level + sag * 2)} ${half} ${fixed(level)}`
  const paper = wrappedBand(half, top, bottom, sag)
  return (
    `<path d="${paper}" fill="${palette.paper}"/>` +
    `<path d="${wrappedBand(half, band, bottom, sag)}" fill="${text.accent}"/>` +
    `<path d="${curve(band - 7 * unit)}${curve(top + 9 * unit)}" fill="none" stroke="${palette.gold}" stroke-width="${fixed(2.4 * unit)}"/>` +
    `<g transform="translate(${fixed(-markSize / 2)} ${y(layout.mark)}) scale(${fixed(markSize / 64)})">${drawMark({ drop: palette.gold, stamens: palette.paper, leaf: palette.leaf })}</g>` +
    (layout.name ? brandLine(at(layout.name), unit) : '') +
    drawText(text.title, 0, at(layout.title), {
      face: 'display',
      size: Math.min(58 * unit, height * 0.24),
      fill: palette.ink,
      maxWidth: width,
    }) +
    (layout.kind
      ? drawText(text.kind, 0, at(layout.kind), {
          face: 'italic',
          size: 29 * unit,
          fill: palette.wood,
        })
      : '') +
    drawTamil(text.tamil, 0, at(layout.tamil), {
      size: Math.min(27 * unit, height * 0.12),
      fill: text.accent,
      maxWidth: width,
    }) +
    drawText(text.size, 0, at((layout.band + 1) / 2) + height * 0.042, {
      face: 'sans',
      size: Math.min(54 * unit, height * 0.18),
      fill: palette.paper,
      maxWidth: width,
    }) +
    `<path d="${paper}" fill="${rounding(sheet, sag)}"/>`
  )
}

function brandLine(y: number, unit: number): string {
  const rule = (side: number) =>
    `M${fixed(side * 64 * unit)} ${fixed(y - 6 * unit)}h${fixed(side * 30 * unit)}`
  return (
    drawText('VAAGAI', 0, y, {
      face: 'sans',
      size: 18 * unit,
      fill: palette.wood,
      tracking: 240,
    }) +
    `<path d="${rule(1)}${rule(-1)}" stroke="${palette.gold}" stroke-width="${fixed(1.8 * unit)}"/>`
  )
}

/** Light and shade of the paper as it bends round its carrier. */
function rounding(sheet: Sheet, sag: number): string {
  return sag
    ? sheet.linear([
        [0, '#7a4e1c', 0.5],
        [0.12, '#8a5e28', 0.16],
        [0.24, '#ffffff', 0.3],
        [0.36, '#ffffff', 0.06],
        [0.62, '#8a5e28', 0.04],
        [0.84, '#7a4e1c', 0.24],
        [1, '#4a2a0c', 0.62],
      ])
    : sheet.linear(
        [
          [0, '#fff', 0.2],
          [1, '#6b431b', 0.26],
        ],
        [0, 0, 1, 1],
      )
}
