import { mirroredOutline } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Half widths and heights above the table of a bottle or jar. */
export interface GlassForm {
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

/** Draws what is in the glass; it is cut to the inside by the caller. */
export type Contents = (sheet: Sheet, form: GlassForm) => string

const wall = 9

export function glassOutline(form: GlassForm, inset = 0, foot = 0): string {
  const { half, neckHalf, bodyTop, neckFoot, lip, shoulder } = form
  const body = half - inset
  const neck = neckHalf - inset * 0.7
  const rise = neckFoot - bodyTop
  const leave = -neckFoot + rise * (0.35 + 0.2 * (1 - shoulder))
  const arrive = -bodyTop - rise * (0.35 + 0.5 * shoulder)
  return mirroredOutline(
    [neck, -lip],
    [
      [neck, -neckFoot],
      [neck, leave, body, arrive, body, -bodyTop],
      [body, -foot - 34],
      [body, -foot - 12, body - 8, -foot - 2, body - 16, -foot],
    ],
    half * 0.11,
  )
}

/** Clear glass around its contents, standing at the origin. */
export function drawGlass(sheet: Sheet, form: GlassForm, contents: Contents): string {
  const outline = glassOutline(form)
  const back = sheet.linear([
    [0, '#6f7d63', 0.55],
    [0.08, '#f5f8ee', 0.4],
    [0.5, '#ffffff', 0.16],
    [0.88, '#ffffff', 0.4],
    [1, '#5f6b52', 0.6],
  ])
  return (
    `<path d="${outline}" fill="${back}"/>` +
    foot(sheet, form) +
    sheet.clipped(glassOutline(form, wall, 18), contents(sheet, form)) +
    reflections(sheet, form) +
    `<path d="${outline}" fill="none" stroke="#2f3a1c" stroke-width="2.4" stroke-opacity=".42"/>`
  )
}

/** The thick bottom: it bends what is behind it into bright and dark bands. */
function foot(sheet: Sheet, { half }: GlassForm): string {
  const fill = sheet.linear([
    [0, '#3d4a2c', 0.5],
    [0.2, '#ffffff', 0.35],
    [0.45, '#5b4a20', 0.3],
    [0.72, '#ffffff', 0.7],
    [0.9, '#6d6a3a', 0.3],
    [1, '#3d4a2c', 0.6],
  ])
  return `<path d="M${-half + 6} -26Q0 ${half * 0.16 - 20} ${half - 6} -26Q${half - 4} -4 ${half - 18} 0Q0 ${half * 0.22} ${-half + 18} 0Q${-half + 4} -4 ${-half + 6} -26z" fill="${fill}"/>`
}

/** The window to the left, mirrored along the shoulder and body, and thin lights at the edges. */
function reflections(sheet: Sheet, form: GlassForm): string {
  const { half, neckHalf, bodyTop, neckFoot, lip, shoulder } = form
  const strip = sheet.linear(
    [
      [0, '#ffffff', 0.9],
      [0.35, '#ffffff', 0.62],
      [1, '#ffffff', 0.1],
    ],
    [0, 0, 0, 1],
  )
  const rise = (neckFoot - bodyTop) * (0.42 + 0.2 * shoulder)
  const x = -half * 0.8
  const wide = half * 0.17
  const window =
    `M${x} ${-bodyTop + 8}C${x} ${-bodyTop - rise * 0.5} ${x + wide * 0.8} ${-bodyTop - rise * 0.9} ${x + wide * 2.2} ${-bodyTop - rise}` +
    `C${x + wide * 1.8} ${-bodyTop - rise * 0.6} ${x + wide} ${-bodyTop - rise * 0.3} ${x + wide} ${-bodyTop + 8}L${x + wide} -66Q${x + wide * 0.5} -52 ${x} -66z`
  const edge = (d: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`
  return (
    `<path d="${window}" fill="${strip}"/>` +
    edge(`M${half - 7} ${-bodyTop}V-48`, 3.5, 0.6) +
    edge(`M${half - 20} ${-bodyTop + 30}V-90`, 7, 0.16) +
    edge(`M${-neckHalf + 9} ${-lip + 8}V${-neckFoot - 4}`, neckHalf * 0.14, 0.65) +
    edge(`M${neckHalf - 6} ${-lip + 8}V${-neckFoot - 4}`, 2.5, 0.6)
  )
}
