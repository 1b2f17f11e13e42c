import { drawBackdrop } from '../backdrop.ts'
import { oils } from '../palette.ts'
import { brassBowl, standingLamp } from '../props/brass.ts'
import { at } from '../scenes/transform.ts'
import type { Sheet } from '../sheet.ts'

/** Lamps lit on a dark table. */
export function drawLamps(sheet: Sheet): string {
  const warmth = sheet.radial([
    [0, '#ffc766', 0.6],
    [0.5, '#ff9d3a', 0.2],
    [1, '#ff8a1f', 0],
  ])
  return (
    at(0, -190, drawBackdrop(sheet, 'dusk')) +
    `<ellipse cx="600" cy="280" rx="560" ry="420" fill="${warmth}"/>` +
    at(330, 760, standingLamp(sheet, 400)) +
    at(880, 770, standingLamp(sheet, 440)) +
    at(600, 800, standingLamp(sheet, 640)) +
    at(1060, 850, brassBowl(sheet, 100, oils.sesame))
  )
}
