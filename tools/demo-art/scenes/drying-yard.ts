import { ellipsePath, range } from '../geometry.ts'
import { atmosphere, drawGround, drawSky, groundShadow } from '../scenery/land.ts'
import { tiledHouse } from '../scenery/mill.ts'
import { saris, womanBending, womanStanding } from '../scenery/people.ts'
import { coconutPalm } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** Groundnut spread in raked rows before the house. */
export function drawDryingYard(sheet: Sheet): string {
  const horizon = 560
  return (
    drawSky(sheet, 'noon', horizon, 1150) +
    at(120, 580, coconutPalm(sheet, 430, 40)) +
    at(1500, 580, coconutPalm(sheet, 470, -50)) +
    drawGround(sheet, horizon, ['#dcb183', '#b98557']) +
    groundShadow(sheet, 980, 606, 560, 40) +
    at(940, 604, tiledHouse(sheet, 420)) +
    at(1420, 590, coconutPalm(sheet, 360, 30, 1)) +
    carpet(sheet) +
    groundShadow(sheet, 470, 842, 90, 20) +
    at(450, 840, womanStanding(sheet, saris.madder, rake())) +
    groundShadow(sheet, 1180, 930, 130, 24) +
    at(1220, 926, womanBending(sheet, saris.indigo), 'scale(1.05)') +
    groundShadow(sheet, 1400, 780, 70, 16) +
    at(1400, 778, womanStanding(sheet, saris.leaf), 'scale(-.72 .72)') +
    atmosphere(sheet, '#fff0c4', 0.34)
  )
}

/** The spread of pods: ridges of the rake running towards us. */
function carpet(sheet: Sheet): string {
  const { random } = sheet
  const field = sheet.linear(
    [
      [0, '#e6c68e'],
      [1, '#c4955a'],
    ],
    [0, 0, 0, 1],
  )
  const ridges = range(15).map((index) => {
    const far = 250 + index * 82
    const near = -760 + index * 225
    return `M${far} 660L${near} 1210`
  })
  const pods = range(6).map((band) => {
    const positions = range(105).map(() => {
      const depth = (band + random.next()) ** 0.62 / 6 ** 0.62
      const size = 5 + depth * 14
      return {
        x: random.between(-40, 1640),
        y: 668 + depth * 540,
        size,
        turn: random.between(0, 180),
      }
    })
    const path = (shift: number, scale: number) =>
      positions
        .map(({ x, y, size, turn }) => podPath(x, y + shift * size, size * scale, turn))
        .join('')
    return `<path d="${path(0.3, 1)}" fill="#6b4018" fill-opacity=".5"/><path d="${path(0, 1)}" fill="#d5a765"/><path d="${path(-0.16, 0.6)}" fill="#f3d8a2"/>`
  })
  return `<path d="M200 660H1460L2000 1210H-400z" fill="${field}"/><path d="${ridges.join('')}" stroke="#8a5a2a" stroke-width="15" stroke-opacity=".3"/><path transform="translate(-16 0)" d="${ridges.join('')}" stroke="#fff0cc" stroke-width="9" stroke-opacity=".4"/>${pods.join('')}`
}

/** A pod from afar: two bulges. */
function podPath(x: number, y: number, size: number, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle) * size * 0.55, Math.sin(angle) * size * 0.55]
  return (
    ellipsePath(x - dx, y - dy, size * 0.72, size * 0.5, turn) +
    ellipsePath(x + dx, y + dy, size * 0.66, size * 0.46, turn)
  )
}

function rake(): string {
  return '<path d="M-12-244L-236 4" stroke="#6b4420" stroke-width="11" stroke-linecap="round"/><path d="M-282-14L-196 36" stroke="#8a5a2c" stroke-width="16" stroke-linecap="round"/>'
}
