import { range } from '../geometry.ts'
import { goods } from '../palette.ts'
import { heap } from '../props/mound.ts'
import { atmosphere, groundShadow } from '../scenery/land.ts'
import { winnowingTray } from '../scenery/mill.ts'
import { saris, womanSitting } from '../scenery/people.ts'
import type { Sheet } from '../sheet.ts'
import { drawRoom } from './interior.ts'
import { at } from './transform.ts'

const kernels = {
  light: '#e09a72',
  body: '#b7573a',
  deep: '#702a1a',
  grains: ['#7d2f1c', '#a84c30', '#c9714f', '#e8a882'],
  grainSize: 7,
} as const

/** Three women on the mill's floor, each with a tray, a heap of shelled nuts between them. */
export function drawSorting(sheet: Sheet): string {
  const tray = () => winnowingTray(at(0, -2, heap(sheet, 60, 24, kernels)))
  const basket =
    '<path d="M-110-120L-84-8Q0 16 84-8L110-120z" fill="#b98f48"/><path d="M-104-96Q0-66 104-96M-98-66Q0-38 98-66M-92-38Q0-12 92-38" fill="none" stroke="#7a5520" stroke-width="9" stroke-opacity=".6"/><ellipse cy="-120" rx="110" ry="24" fill="#6b4a1c"/>'
  return (
    drawRoom(sheet, { floor: 700, light: 'window', wall: ['#f6e6c2', '#e2c08a', '#a87a48'] }) +
    at(1010, 330, shelf(sheet)) +
    groundShadow(sheet, 420, 900, 210, 34) +
    at(430, 890, womanSitting(sheet, saris.plum, tray()), 'scale(-1.66 1.66)') +
    groundShadow(sheet, 1200, 906, 210, 34) +
    at(1230, 896, womanSitting(sheet, saris.leaf, tray()), 'scale(1.66)') +
    groundShadow(sheet, 800, 960, 340, 54) +
    at(790, 940, heap(sheet, 300, 150, kernels)) +
    at(330, 1090, basket) +
    at(330, 976, heap(sheet, 96, 44, goods.thinai)) +
    groundShadow(sheet, 1010, 1140, 250, 36) +
    at(960, 1150, womanSitting(sheet, saris.mustard, tray()), 'scale(1.9)') +
    strayKernels(sheet) +
    atmosphere(sheet, '#ffe6ae', 0.34)
  )
}

function shelf(sheet: Sheet): string {
  const clay = sheet.linear([
    [0, '#8a3f20'],
    [0.34, '#dd8a58'],
    [1, '#662810'],
  ])
  const pots = range(3).map(
    (index) =>
      `<g transform="translate(${40 + index * 130} 0) scale(${1 - (index % 2) * 0.2})"><path d="M-30-104C-70-90-66-20-28 0H28C66-20 70-90 30-104L38-118H-38z" fill="${clay}"/><ellipse cy="-118" rx="38" ry="8" fill="#4a1a0a"/></g>`,
  )
  return `${pots.join('')}<rect x="-60" width="420" height="22" fill="#8a5a30"/><rect x="-60" width="420" height="6" fill="#d3a06a"/><path d="M-30 22v40M330 22v40" stroke="#5b3417" stroke-width="14"/>`
}

function strayKernels(sheet: Sheet): string {
  return range(46)
    .map(() => {
      const x = sheet.random.between(440, 1180).toFixed(0)
      const y = sheet.random.between(960, 1010).toFixed(0)
      return `<ellipse cx="${x}" cy="${y}" rx="8" ry="5.5" fill="${sheet.random.pick(kernels.grains)}"/>`
    })
    .join('')
}
