import { glow } from './backdrop.ts'
import type { Sheet } from './sheet.ts'

/** What keeps a thing on the table: a dark touch beneath it and a long shadow away from the light. */
export function groundShadow(sheet: Sheet, half: number, reach: number): string {
  const dark = sheet.radial([
    [0, '#1d0d03', 0.62],
    [0.5, '#1d0d03', 0.4],
    [1, '#1d0d03', 0],
  ])
  const long = sheet.linear(
    [
      [0, '#1d0d03', 0.5],
      [0.5, '#1d0d03', 0.22],
      [1, '#1d0d03', 0],
    ],
    [0, 0, 1, 0],
  )
  return (
    `<path d="M${-half * 0.6} 14C${half} 40 ${reach * 0.7} 46 ${reach} 8C${reach * 0.8} -34 ${half} -40 0 -22z" fill="${long}"/>` +
    `<ellipse cx="${half * 0.1}" cy="6" rx="${half * 1.16}" ry="${half * 0.2}" fill="${dark}"/>`
  )
}

/** Light that has passed through oil and lies on the table beside the bottle. */
export function oilLight(sheet: Sheet, half: number, colour: string): string {
  return `<ellipse cx="${half * 1.7}" cy="6" rx="${half * 1.1}" ry="${half * 0.16}" fill="${glow(sheet, colour, 0.9)}"/>`
}
