import { fixed } from './geometry.ts'
import type { Sheet } from './sheet.ts'
import type { Vessel } from './vessels/vessel.ts'

/** How a standing outline falls on the table: away from the window, a little backwards. */
const fallen = 'matrix(1 0 -.78 .13 0 0)'

/** The shadow of a thing that stands at the origin, and the light that comes through its oil. */
export function drawShadow(sheet: Sheet, { outline, half, height, glow }: Vessel): string {
  const light = glow
    ? `<g transform="${fallen}"><path transform="translate(0 -18) scale(.62 .8)" d="${outline}" fill="${glow}" fill-opacity=".95"/></g>`
    : ''
  const box = { x: -half - 60, y: -160, width: half * 2 + height * 0.8 + 120, height: 230 }
  const long = sheet.soft(
    `<g transform="${fallen}" opacity=".5"><path d="${outline}" fill="#1d0d03"/></g>${light}`,
    11,
    box,
  )
  const touch = sheet.radial([
    [0, '#140800', 0.85],
    [0.6, '#140800', 0.5],
    [1, '#140800', 0],
  ])
  return `${long}<ellipse cx="${fixed(half * 0.06)}" cy="4" rx="${fixed(half * 1.12)}" ry="${fixed(half * 0.17)}" fill="${touch}"/>`
}
