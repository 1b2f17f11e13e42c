import { mirroredOutline } from './geometry.ts'
import type { OilColour } from './palette.ts'
import type { Sheet } from './sheet.ts'

/** Half widths and heights above the table of a bottle, in the drawing's units. */
export interface BottleForm {
  half: number
  neckHalf: number
  /** Where the straight body ends, where the shoulder has become neck, where the glass ends. */
  bodyTop: number
  neckFoot: number
  lip: number
  /** How far the shoulder keeps the body's width before it turns in: 0 sloping, 1 square. */
  shoulder: number
  fillLevel: number
}

const wall = 9

function outline(form: BottleForm, inset: number, foot: number): string {
  const { half, neckHalf, bodyTop, neckFoot, lip, shoulder } = form
  const body = half - inset
  const neck = neckHalf - inset * 0.7
  const rise = neckFoot - bodyTop
  return mirroredOutline(
    [neck, -lip],
    [
      [neck, -neckFoot],
      [
        neck,
        -neckFoot + rise * (0.35 + 0.2 * (1 - shoulder)),
        body,
        -bodyTop - rise * (0.35 + 0.5 * shoulder),
        body,
        -bodyTop,
      ],
      [body, -foot - 34],
      [body, -foot - 12, body - 8, -foot - 2, body - 16, -foot],
    ],
    half * 0.1,
  )
}

/** A glass bottle filled with oil, standing at the origin. */
export function drawBottle(sheet: Sheet, form: BottleForm, oil: OilColour): string {
  const { half, neckHalf, fillLevel, bodyTop, lip } = form
  const glass = outline(form, 0, 0)
  const inner = outline(form, wall, 16)
  const glassFill = sheet.linear([
    [0, '#6f7d63', 0.5],
    [0.1, '#f5f8ee', 0.34],
    [0.5, '#ffffff', 0.14],
    [0.86, '#ffffff', 0.36],
    [1, '#5f6b52', 0.55],
  ])
  const oilFill = sheet.linear([
    [0, oil.deep],
    [0.07, oil.body],
    [0.28, oil.light],
    [0.55, oil.body],
    [0.74, oil.light],
    [0.86, oil.glow],
    [0.95, oil.body],
    [1, oil.deep],
  ])
  const depth = sheet.linear(
    [
      [0, oil.glow, 0.3],
      [0.4, oil.body, 0],
      [1, oil.deep, 0.55],
    ],
    [0, 0, 0, 1],
  )
  const surfaceHalf = fillLevel > form.neckFoot ? neckHalf - 7 : half * 0.6
  const oilBody = sheet.clipped(
    inner,
    `<rect x="${-half}" y="${-fillLevel}" width="${half * 2}" height="${fillLevel + 40}" fill="${oilFill}"/>` +
      `<rect x="${-half}" y="${-fillLevel}" width="${half * 2}" height="${fillLevel + 40}" fill="${depth}"/>` +
      `<ellipse cx="${half * 0.5}" cy="-46" rx="${half * 0.6}" ry="60" fill="${sheet.radial([
        [0, oil.glow, 0.85],
        [1, oil.glow, 0],
      ])}"/>`,
  )
  const surface =
    `<ellipse cy="${-fillLevel}" rx="${surfaceHalf}" ry="7" fill="${oil.body}"/>` +
    `<ellipse cy="${-fillLevel}" rx="${surfaceHalf}" ry="7" fill="${oil.glow}" opacity=".7"/>`
  const strip = sheet.linear(
    [
      [0, '#ffffff', 0.85],
      [0.6, '#ffffff', 0.4],
      [1, '#ffffff', 0.12],
    ],
    [0, 0, 0, 1],
  )
  const left = -half * 0.78
  const highlights =
    `<path d="M${left} ${-bodyTop + 6}C${left} ${-bodyTop - 50} ${left + 20} ${-bodyTop - 78} ${left + 46} ${-bodyTop - 100}C${left + 34} ${-bodyTop - 66} ${left + 26} ${-bodyTop - 40} ${left + 26} ${-bodyTop + 6}V-60Q${left + 13} -48 ${left} -60z" fill="${strip}"/>` +
    `<path d="M${half - 9} ${-bodyTop}V-50" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>` +
    `<path d="M${-neckHalf + 9} ${-lip + 20}V${-form.neckFoot + 4}" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`
  const rim = `<path d="${glass}" fill="none" stroke="#33401f" stroke-width="2.5" opacity=".4"/>`
  return `<path d="${glass}" fill="${glassFill}"/>${oilBody}${surface}${highlights}${rim}`
}
