import { fixed, range } from '../geometry.ts'
import { siris } from '../props/leaves.ts'
import type { Sheet, Stop } from '../sheet.ts'

export interface RoomLook {
  /** Where the floor begins. */
  floor: number
  wall?: readonly [string, string, string]
  /** Light through a barred window, or the shadow of leaves from a window out of sight. */
  light: 'window' | 'leaves'
}

/** A room of the mill: lime-washed wall, stone floor, light from the left. */
export function drawRoom(
  sheet: Sheet,
  { floor, light, wall = ['#f2dcae', '#d9b47c', '#9a6b3d'] }: RoomLook,
): string {
  const { width, height } = sheet
  const wallFill = sheet.linear(
    wall.map((colour, index): Stop => [index / 2, colour]),
    [0, 0, 1, 0.7],
  )
  const floorFill = sheet.linear(
    [
      [0, '#a07c56'],
      [1, '#5f4026'],
    ],
    [0, 0, 0.5, 1],
  )
  const slabs = range(9)
    .map((index) => `M${fixed(-500 + index * 330)} ${height}L${fixed(100 + index * 175)} ${floor}`)
    .join('')
  const rows = [floor + 60, floor + 150, floor + 290].map((y) => `M0 ${y}H${width}`).join('')
  return (
    `<rect width="${width}" height="${floor + 4}" fill="${wallFill}"/>` +
    (light === 'leaves' ? leafShadows(sheet, floor) : '') +
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${floorFill}"/>` +
    `<path d="${slabs}${rows}" stroke="#3d2613" stroke-width="4" stroke-opacity=".3"/>` +
    `<rect y="${floor - 46}" width="${width}" height="46" fill="#7d3f24" fill-opacity=".75"/><path d="M0 ${floor - 46}H${width}" stroke="#e3b184" stroke-width="4" stroke-opacity=".6"/>` +
    (light === 'window' ? barredWindow(sheet) + sunbeams(sheet, floor) : '')
  )
}

function barredWindow(sheet: Sheet): string {
  const day = sheet.linear(
    [
      [0, '#fffbe8'],
      [1, '#ffe9b0'],
    ],
    [0, 0, 0, 1],
  )
  return (
    `<rect x="160" y="130" width="260" height="300" fill="#5b3417"/><rect x="178" y="148" width="224" height="264" fill="${day}"/>` +
    '<path d="M215 148V412M252 148V412M290 148V412M328 148V412M365 148V412" stroke="#4a2812" stroke-width="11"/><path d="M178 280H402" stroke="#4a2812" stroke-width="14"/>' +
    '<path d="M140 430H440V452H140z" fill="#8a5a30"/><path d="M140 430H440V436H140z" fill="#d3a06a"/>'
  )
}

function sunbeams(sheet: Sheet, floor: number): string {
  const bars = range(5)
    .map((index) => {
      const x = 180 + index * 46
      return `M${x} 150h30L${x + 620} ${floor + 330}h-86z`
    })
    .join('')
  return sheet.soft(
    `<path d="${bars}" fill="#fff0c4" fill-opacity=".34"/><path d="M170 140H410L1000 ${sheet.height}H560z" fill="#fff0c4" fill-opacity=".16"/>`,
    9,
    { x: 100, y: 100, width: 1100, height: sheet.height - 100 },
  )
}

function leafShadows(sheet: Sheet, floor: number): string {
  const leaves =
    siris(sheet, 'translate(120 -120) rotate(58) scale(1.7)') +
    siris(sheet, 'translate(700 -180) rotate(74) scale(1.6)') +
    siris(sheet, 'translate(1380 -90) rotate(116) scale(1.7)')
  return sheet.soft(`<g fill="#6b4018" opacity=".2">${leaves}</g>`, 11, {
    x: 0,
    y: 0,
    width: sheet.width,
    height: floor,
  })
}
