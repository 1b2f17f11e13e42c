import { fixed, range } from '../geometry.ts'
import { oils } from '../palette.ts'
import { atmosphere, groundShadow } from '../scenery/land.ts'
import { manStanding, saris, womanStanding } from '../scenery/people.ts'
import type { Sheet } from '../sheet.ts'
import { squareTin } from '../vessels/tins.ts'
import { drawRoom } from './interior.ts'
import { at } from './transform.ts'

const kinds = [
  { title: 'Groundnut', tamil: 'கடலை எண்ணெய்', accent: oils.groundnut.accent },
  { title: 'Nallennai', tamil: 'நல்லெண்ணெய்', accent: oils.sesame.accent },
  { title: 'Coconut', tamil: 'தேங்காய் எண்ணெய்', accent: oils.coconut.accent },
] as const

/** Tins on the packing bench, filled from a steel tank, stacked for the morning's lorry. */
export function drawPackingTins(sheet: Sheet): string {
  const tins = kinds.map((kind) =>
    sheet.stamp(squareTin(sheet, { ...kind, kind: '', size: '15 kg' }).markup),
  )
  const tin = (index: number, x: number, y: number, size: number) =>
    tins[index % 3]?.(`translate(${x} ${y}) scale(${size})`) ?? ''
  return (
    drawRoom(sheet, { floor: 780, light: 'window' }) +
    stack(tin) +
    groundShadow(sheet, 480, 900, 100, 18) +
    at(470, 896, womanStanding(sheet, saris.indigo), 'scale(1.34)') +
    groundShadow(sheet, 980, 900, 100, 18) +
    at(960, 900, manStanding(sheet, ['#e8d8b4', '#a88f60'], [-120, -256]), 'scale(1.36)') +
    tank(sheet) +
    bench(sheet) +
    tin(0, 250, 1000, 0.44) +
    tin(0, 490, 1000, 0.44) +
    tin(0, 728, 1000, 0.44) +
    atmosphere(sheet, '#ffe4a6', 0.32)
  )
}

function stack(tin: (index: number, x: number, y: number, size: number) => string): string {
  const rows = [
    { y: 850, count: 3, x: 1200 },
    { y: 606, count: 3, x: 1200 },
    { y: 362, count: 2, x: 1200 },
  ]
  return rows
    .map(({ y, count, x }, row) =>
      range(count)
        .map((index) => tin(index + row, x + index * 172, y, 0.37))
        .join(''),
    )
    .join('')
}

function tank(sheet: Sheet): string {
  const steel = sheet.linear([
    [0, '#5a5c60'],
    [0.2, '#e9ebe8'],
    [0.4, '#a3a7a8'],
    [0.7, '#d3d5d2'],
    [1, '#5b5d60'],
  ])
  return (
    `<path d="M640 120H860V470Q750 520 640 470z" fill="${steel}"/><ellipse cx="750" cy="120" rx="110" ry="26" fill="#e3e5e2"/><path d="M640 210Q750 246 860 210M640 400Q750 436 860 400" fill="none" stroke="#6b6e70" stroke-width="6" stroke-opacity=".5"/>` +
    `<path d="M650 470L620 800M850 470L880 800" stroke="#5a5c60" stroke-width="14"/>` +
    `<path d="M734 500H766V590H734z" fill="#b98a34"/><path d="M734 500H746V590H734z" fill="#ffe9ac" fill-opacity=".7"/><path d="M700 520H800v18H700z" fill="#8a2f26"/>` +
    `<path d="M743 590H757L755 704H745z" fill="#f0b93a"/>`
  )
}

function bench(sheet: Sheet): string {
  const wood = sheet.linear(
    [
      [0, '#c08a54'],
      [1, '#7d4a24'],
    ],
    [0, 0, 1, 0.3],
  )
  const boards = range(4).map((index) => `M60 ${fixed(1010 + index * 22)}H1160`)
  return (
    '<ellipse cx="640" cy="1180" rx="620" ry="40" fill="#1d0d03" fill-opacity=".4"/><path d="M110 1090V1200M1100 1090V1200" stroke="#4b2811" stroke-width="50"/>' +
    `<path d="M90 960H1120L1180 1060H40z" fill="${wood}"/><path d="M40 1060H1180V1106H40z" fill="#5f3518"/><path d="M40 1060H1180" stroke="#e0b078" stroke-width="4" stroke-opacity=".6"/><path d="${boards.join('')}" stroke="#4b2811" stroke-width="3" stroke-opacity=".25"/>`
  )
}
