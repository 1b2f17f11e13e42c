import { drawMark } from '../../../api/drawing/brand-mark.ts'
import { fixed, range } from '../geometry.ts'
import type { Print } from '../label.ts'
import { drawText } from '../lettering/lettering.ts'
import { drawTamil } from '../lettering/tamil.ts'
import { palette } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import type { Vessel } from './vessel.ts'

interface TinForm {
  half: number
  height: number
  /** How far the right side recedes, to the right and upwards. */
  depth: readonly [number, number]
}

/** The square fifteen-kilo tin: bare tinplate at its rims, printed in the product's colour. */
export function squareTin(sheet: Sheet, print: Print): Vessel {
  const form: TinForm = { half: 205, height: 640, depth: [120, 58] }
  const { half, height } = form
  const ribs = [-height + 74, -58].map(
    (y) =>
      `<path d="M${-half} ${y}H${half}" stroke="#2a1205" stroke-width="3" stroke-opacity=".35"/><path d="M${-half} ${y + 4}H${half}" stroke="#fff" stroke-width="3" stroke-opacity=".35"/>`,
  )
  const lid =
    `<ellipse cx="50" cy="${-height - 30}" rx="54" ry="15" fill="#6a6a62"/>` +
    `<ellipse cx="50" cy="${-height - 38}" rx="54" ry="15" fill="${tinplate(sheet)}"/>` +
    `<path d="M-70 ${-height - 24}C-74 ${-height - 98} 190 ${-height - 112} 196 ${-height - 38}" fill="none" stroke="#4c4a44" stroke-width="11"/>` +
    `<path d="M-70 ${-height - 26}C-74 ${-height - 100} 190 ${-height - 114} 196 ${-height - 40}" fill="none" stroke="#dcdad0" stroke-width="4"/>`
  const face = `<g transform="translate(0 ${-height / 2})">${facePrint(print, half, height * 0.79)}</g>`
  return tinVessel(sheet, form, print.accent, ribs.join('') + face, lid)
}

/** The five-litre tin with a spout and a strap handle. */
export function spoutTin(sheet: Sheet, print: Print): Vessel {
  const form: TinForm = { half: 168, height: 500, depth: [92, 44] }
  const { half, height } = form
  const cap =
    `<path d="M${-half + 34} ${-height - 16}v-46q37 14 74 0v46q-37 14-74 0z" fill="${sheet.linear([
      [0, '#6b4610'],
      [0.3, '#ffe9ac'],
      [0.55, '#cf9f42'],
      [1, '#65430f'],
    ])}"/>` + `<ellipse cx="${-half + 71}" cy="${-height - 62}" rx="37" ry="10" fill="#f0d28a"/>`
  const handle =
    `<path d="M40 ${-height - 18}C44 ${-height - 74} 216 ${-height - 92} 226 ${-height - 36}" fill="none" stroke="${palette.ink}" stroke-width="22" stroke-linecap="round"/>` +
    `<path d="M40 ${-height - 22}C46 ${-height - 78} 214 ${-height - 96} 224 ${-height - 42}" fill="none" stroke="#8d7355" stroke-width="6" stroke-linecap="round"/>`
  const face = `<g transform="translate(0 ${-height / 2})">${facePrint(print, half, height * 0.86)}</g>`
  return tinVessel(sheet, form, palette.leafDark, face, cap + handle)
}

function tinVessel(
  sheet: Sheet,
  { half, height, depth: [dx, dy] }: TinForm,
  paint: string,
  face: string,
  top: string,
): Vessel {
  const front = `M${-half} ${-height}H${half}V0Q0 8 ${-half} 0z`
  const side = `M${half} ${-height}L${half + dx} ${-height - dy}V${-dy}L${half} 0z`
  const roof = `M${-half} ${-height}L${-half + dx} ${-height - dy}H${half + dx}L${half} ${-height}z`
  const sheen = sheet.linear([
    [0, '#fff', 0.1],
    [0.06, '#fff', 0.42],
    [0.14, '#fff', 0.06],
    [0.3, '#fff', 0.22],
    [0.5, '#fff', 0],
    [1, '#000', 0.3],
  ])
  const sideShade = sheet.linear([
    [0, '#000', 0.62],
    [0.5, '#000', 0.45],
    [1, '#000', 0.66],
  ])
  const rim = (y: number, thick: number) =>
    `<path d="M${-half - 3} ${y}H${half + 3}V${y + thick}H${-half - 3}z" fill="${tinplate(sheet)}"/>` +
    `<path d="M${half + 3} ${y}l${dx} ${-dy}v${thick}l${-dx} ${dy}z" fill="#77756c"/>`
  return {
    markup:
      `<path d="${side}" fill="${paint}"/><path d="${side}" fill="${sideShade}"/>` +
      `<path d="${front}" fill="${paint}"/>${face}<path d="${front}" fill="${sheen}"/>` +
      `<path d="${roof}" fill="${tinplate(sheet)}"/><path d="${roof}" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".7"/>` +
      rim(-height - 2, 14) +
      rim(-13, 14) +
      top,
    outline: `M${-half} 0V${-height}L${-half + dx} ${-height - dy}H${half + dx}V${-dy}L${half} 0z`,
    half: half + dx / 2,
    height: height + dy + 60,
  }
}

/** What is printed on the front, about its middle. */
function facePrint(print: Print, half: number, height: number): string {
  const unit = half / 168
  const top = -height / 2
  const sun = top + height * 0.3
  const radius = Math.min(half * 0.53, height * 0.215)
  const rays = range(24)
    .map(
      (index) =>
        `<path transform="rotate(${index * 15})" d="M-5 ${fixed(-radius * 1.1)}L0 ${fixed(-radius * 1.36)} 5 ${fixed(-radius * 1.1)}z"/>`,
    )
    .join('')
  return (
    `<g fill="${palette.gold}" transform="translate(0 ${fixed(sun)})">${rays}</g>` +
    `<circle cy="${fixed(sun)}" r="${fixed(radius)}" fill="${palette.paper}"/>` +
    `<g transform="translate(${fixed(-radius * 0.66)} ${fixed(sun - radius * 0.7)}) scale(${fixed((radius * 1.32) / 64)})">${drawMark({ drop: palette.gold, stamens: palette.paper, leaf: palette.leaf })}</g>` +
    drawText(print.title, 0, top + height * 0.715, {
      face: 'display',
      size: 66 * unit,
      fill: palette.paper,
      maxWidth: half * 1.6,
    }) +
    drawTamil(print.tamil, 0, top + height * 0.79, {
      size: 32 * unit,
      fill: '#f0cf82',
      maxWidth: half * 1.5,
    }) +
    `<rect x="${-half}" y="${-top - 80 * unit}" width="${half * 2}" height="${80 * unit}" fill="${palette.paper}"/>` +
    drawText(print.size, 0, -top - 19 * unit, {
      face: 'sans',
      size: 58 * unit,
      fill: palette.ink,
      maxWidth: half * 1.6,
    })
  )
}

function tinplate(sheet: Sheet): string {
  return sheet.linear([
    [0, '#8d8b82'],
    [0.15, '#f3f1e8'],
    [0.4, '#b9b7ad'],
    [0.62, '#e6e4da'],
    [1, '#85837a'],
  ])
}
