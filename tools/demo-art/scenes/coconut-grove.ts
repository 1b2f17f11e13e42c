import { range } from '../geometry.ts'
import { coconutHalf } from '../props/coconut.ts'
import { atmosphere, drawGround, drawSky, grass, groundShadow } from '../scenery/land.ts'
import { manStanding } from '../scenery/people.ts'
import { coconutPalm } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

const palms = [
  [520, 660, 250, 14, 1],
  [640, 664, 280, -16, 1],
  [980, 662, 270, 18, 1],
  [1100, 666, 300, -10, 1],
  [400, 720, 430, 30, 1],
  [1230, 724, 450, -36, 1],
  [250, 830, 640, 60, 0],
  [1400, 850, 690, -70, 0],
  [60, 1010, 900, 120, 0],
  [1570, 1040, 960, -120, 0],
] as const

/** Two rows of palms towards the Ghats, a channel of water between them. */
export function drawCoconutGrove(sheet: Sheet): string {
  const horizon = 640
  const water = sheet.linear(
    [
      [0, '#f4e3b8'],
      [0.4, '#b9c9b8'],
      [1, '#5f8083'],
    ],
    [0, 0, 0, 1],
  )
  return (
    drawSky(sheet, 'morning', horizon, 800) +
    drawGround(sheet, horizon, ['#b5b36a', '#5f7a36'], '#33491c') +
    `<path d="M770 644H826L1120 1210H560z" fill="${water}"/><path d="M770 644L560 1210H520L764 644zM826 644L1120 1210H1166L834 644z" fill="#8f6238"/>` +
    range(16)
      .map((index) => {
        const y = 690 + index * 34
        const wide = (y - 630) * 0.42
        return `<path d="M${800 - wide * 0.5 + (index % 3) * 20} ${y}h${wide * 0.7}" stroke="#fff6d6" stroke-width="${2 + index * 0.3}" stroke-linecap="round" stroke-opacity=".5"/>`
      })
      .join('') +
    grass(sheet, 676, 30, 130, '#7f9a45') +
    palms
      .map(
        ([x, y, height, lean, tone]) =>
          groundShadow(sheet, x + height * 0.16, y, height * 0.3, height * 0.035) +
          at(x, y, coconutPalm(sheet, height, lean, tone)),
      )
      .join('') +
    groundShadow(sheet, 480, 962, 80, 18) +
    at(450, 960, manStanding(sheet, ['#6f8aa0', '#3d566b'], [40, -240], true), 'scale(.92)') +
    at(300, 1080, coconutHalf(sheet, 74), 'rotate(12)') +
    at(420, 1110, huskPile(sheet)) +
    grass(sheet, 1180, 40, 170, '#3f5c24') +
    atmosphere(sheet)
  )
}

function huskPile(sheet: Sheet): string {
  const husk = sheet.radial(
    [
      [0, '#c6bd62'],
      [0.6, '#8a8f3a'],
      [1, '#4d551f'],
    ],
    [0.34, 0.28, 0.8],
  )
  const nuts = [
    [-120, 0, 52],
    [-24, 8, 56],
    [76, 2, 52],
    [-70, -60, 50],
    [26, -62, 52],
    [-22, -120, 48],
  ]
  return nuts
    .map(
      ([x, y, r]) =>
        `<g transform="translate(${x} ${y})">${groundShadow(sheet, 14, 34, 70, 18)}<path d="M0-${r}C40-${r} ${r} -20 ${r} 8C${r} 38 30 ${r} 0 ${r}S-${r} 38 -${r} 8C-${r} -20-40-${r} 0-${r}z" fill="${husk}"/><path d="M0-${r}q-24 40-20 90M0-${r}q24 40 22 88" fill="none" stroke="#4d551f" stroke-width="3" stroke-opacity=".4"/></g>`,
    )
    .join('')
}
