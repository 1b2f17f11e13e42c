import { bullock, yoke } from '../scenery/bullock.ts'
import { atmosphere, drawGround, drawSky, grass, groundShadow } from '../scenery/land.ts'
import { marachekku } from '../scenery/mill.ts'
import { manStanding } from '../scenery/people.ts'
import { coconutPalm, vaagaiTree } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** The bullock on its round about the press, under the vaagai tree. */
export function drawBullockScene(sheet: Sheet): string {
  const horizon = 700
  const track = sheet.radial([
    [0.6, '#d99a66', 0],
    [0.78, '#f0bd85', 0.7],
    [0.92, '#d99a66', 0],
  ])
  return (
    drawSky(sheet, 'morning', horizon, 360) +
    at(1420, 716, coconutPalm(sheet, 420, -30, 1)) +
    at(1300, 716, coconutPalm(sheet, 330, 26, 1)) +
    at(1530, 716, coconutPalm(sheet, 360, 20, 1)) +
    drawGround(sheet, horizon, ['#cf9462', '#a35d34']) +
    grass(sheet, 716, 14, 120, '#7f8a45') +
    groundShadow(sheet, 300, 790, 520, 60) +
    at(150, 800, vaagaiTree(sheet, 900)) +
    `<ellipse cx="700" cy="960" rx="860" ry="200" fill="${track}"/>` +
    groundShadow(sheet, 560, 1010, 330, 60) +
    at(500, 1000, marachekku(sheet, 700), 'scale(.82)') +
    groundShadow(sheet, 1180, 1016, 280, 36) +
    at(1150, 1000, bullock(sheet) + yoke(), 'scale(1.12)') +
    groundShadow(sheet, 940, 1060, 110, 20) +
    at(900, 1056, manStanding(sheet, ['#e9dcc0', '#b59a6a'], [70, -250], true)) +
    '<path d="M968 808L1030 690" stroke="#5c3417" stroke-width="9" stroke-linecap="round"/>' +
    grass(sheet, 1176, 40, 150, '#5d6b32') +
    atmosphere(sheet)
  )
}
