import { drawTamil } from '../lettering/tamil.ts'
import { bullock } from '../scenery/bullock.ts'
import { atmosphere, drawGround, drawSky, grass, groundShadow } from '../scenery/land.ts'
import { marachekku, tiledHouse } from '../scenery/mill.ts'
import { manStanding, saris, womanStanding } from '../scenery/people.ts'
import { coconutPalm, vaagaiTree } from '../scenery/trees.ts'
import { at } from '../scenes/transform.ts'
import type { Sheet } from '../sheet.ts'

/** The mill and its people, the old press before it. Drawn for a sheet of 1600 by 1100. */
export function drawAbout(sheet: Sheet): string {
  const horizon = 620
  const board =
    '<rect x="-150" y="-352" width="300" height="64" fill="#4a2c17"/><rect x="-143" y="-345" width="286" height="50" fill="none" stroke="#d99a1f" stroke-width="3"/>' +
    drawTamil('வாகை', 0, -308, { size: 38, fill: '#f6efe2' })
  return (
    drawSky(sheet, 'morning', horizon, 1080) +
    at(1480, 650, coconutPalm(sheet, 500, -60)) +
    at(1340, 640, coconutPalm(sheet, 380, 30, 1)) +
    at(560, 636, coconutPalm(sheet, 340, 20, 1)) +
    drawGround(sheet, horizon, ['#d3a06e', '#a56238']) +
    grass(sheet, 640, 14, 110, '#7f8a45') +
    groundShadow(sheet, 1010, 704, 520, 40) +
    at(980, 700, tiledHouse(sheet, 380) + at(0, 18, board)) +
    groundShadow(sheet, 330, 760, 420, 46) +
    at(190, 770, vaagaiTree(sheet, 980)) +
    groundShadow(sheet, 520, 976, 300, 54) +
    at(430, 970, marachekku(sheet, 560), 'scale(.74)') +
    groundShadow(sheet, 1270, 960, 220, 30) +
    at(1280, 950, bullock(sheet), 'scale(-.92 .92)') +
    groundShadow(sheet, 1040, 986, 90, 18) +
    at(1030, 980, manStanding(sheet, ['#efe2c4', '#b79b66'], [64, -230], true), 'scale(.92)') +
    groundShadow(sheet, 800, 946, 80, 16) +
    at(800, 940, womanStanding(sheet, saris.madder, pot()), 'scale(.86)') +
    grass(sheet, 1088, 30, 150, '#5d6b32') +
    atmosphere(sheet)
  )
}

/** A brass pot at her hip. */
function pot(): string {
  return '<g transform="translate(-58 -226)"><path d="M-22-44H22L18-32C46-20 50 30 0 40C-50 30-46-20-18-32z" fill="#c9922f"/><path d="M-22-44H22L20-38H-20z" fill="#f3d58a"/><path d="M-30-6Q-34 14-18 26" fill="none" stroke="#fff0bd" stroke-width="6" stroke-linecap="round" stroke-opacity=".8"/></g>'
}
