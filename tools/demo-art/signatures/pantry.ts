import { range } from '../geometry.ts'
import { type GoodsName, goods, oils } from '../palette.ts'
import { milletEar } from '../props/flowers.ts'
import { leafLooks, sprig } from '../props/leaves.ts'
import { chillies, turmericFingers } from '../props/spices.ts'
import { jaggeryCubes, karupatti } from '../props/sweets.ts'
import { at } from '../scenes/transform.ts'
import type { Sheet } from '../sheet.ts'
import { bow } from '../vessels/gifts.ts'
import { drawBowl, drawLinen, grainsIn, oilIn, type Ware } from './flat-lay.ts'

function grainBowl(
  sheet: Sheet,
  circle: readonly [number, number, number],
  ware: Ware,
  name: GoodsName,
  size: number,
): string {
  const radius = circle[2] * 0.88
  const fill = `<circle r="${radius}" fill="${goods[name].body}"/>`
  return drawBowl(sheet, circle, ware, fill + grainsIn(sheet, radius * 0.98, goods[name], size))
}

function ears(sheet: Sheet, name: 'kambu' | 'thinai' | 'ragi'): string {
  return milletEar(
    sheet,
    { light: goods[name].light, dark: goods[name].deep, stalk: '#8f8440' },
    { length: 260, thickness: 28, bristles: name === 'thinai' },
  )
}

/** Flour with the ridges a hand has drawn in it. */
function flourBowl(
  sheet: Sheet,
  circle: readonly [number, number, number],
  ware: Ware,
  name: GoodsName,
): string {
  const { light, body, deep } = goods[name]
  const radius = circle[2]
  const soft = sheet.radial(
    [
      [0, light],
      [0.6, body],
      [1, deep],
    ],
    [0.4, 0.36, 0.7],
  )
  const ridges = range(7).map(
    (index) =>
      `M${-radius * 0.7} ${-radius * 0.56 + index * radius * 0.19}q${radius * 0.36} ${-radius * 0.22} ${radius * 0.7} 0t${radius * 0.7} 0`,
  )
  return drawBowl(
    sheet,
    circle,
    ware,
    `<circle r="${radius}" fill="${soft}"/><path d="${ridges.join('')}" fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round" stroke-opacity=".35"/><path transform="translate(-3 -8)" d="${ridges.join('')}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-opacity=".4"/>`,
  )
}

export function drawSweeteners(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#c58d57', '#6f3f20']) +
    grainBowl(sheet, [470, 430, 300], 'wood', 'nattuSakkarai', 8) +
    karupatti(sheet, [
      { x: 890, y: 280, angle: -6, scale: 1.35 },
      { x: 1030, y: 420, angle: 8, scale: 1.2 },
    ]) +
    jaggeryCubes(sheet, [
      { x: 850, y: 640, angle: 4, scale: 1.3 },
      { x: 980, y: 700, angle: -8, scale: 1.3 },
      { x: 760, y: 750, angle: 10, scale: 1.3 },
      { x: 900, y: 770, angle: -2, scale: 1.3 },
    ])
  )
}

export function drawMillets(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#dcd3a6', '#9a9560']) +
    grainBowl(sheet, [380, 310, 205], 'clay', 'kambu', 9) +
    grainBowl(sheet, [800, 290, 195], 'wood', 'thinai', 8) +
    flourBowl(sheet, [560, 660, 190], 'stone', 'ragi') +
    at(760, 850, ears(sheet, 'thinai'), 'rotate(14) scale(1.1)') +
    at(880, 800, ears(sheet, 'kambu'), 'rotate(-6)')
  )
}

export function drawWholeMillets(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#c9c48c', '#7c7d48']) +
    grainBowl(sheet, [500, 450, 320], 'wood', 'thinai', 9) +
    at(740, 800, ears(sheet, 'thinai'), 'rotate(10) scale(1.4)') +
    at(820, 480, ears(sheet, 'thinai'), 'rotate(6) scale(1.1)')
  )
}

export function drawFlours(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#e2d2bf', '#a98c78']) +
    flourBowl(sheet, [540, 450, 320], 'stone', 'ragi') +
    grainBowl(sheet, [950, 270, 140], 'clay', 'kambu', 8) +
    at(790, 800, ears(sheet, 'ragi'), 'rotate(12) scale(1.3)')
  )
}

export function drawPodi(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#d9a06a', '#8f4a26']) +
    at(80, 770, sprig(sheet, leafLooks.curry, 8, 44), 'rotate(-12) scale(1.5)') +
    grainBowl(sheet, [510, 420, 290], 'brass', 'idliPodi', 7) +
    at(
      510,
      420,
      `<circle r="96" fill="#7c3a08" fill-opacity=".7"/>${oilIn(sheet, 86, oils.sesame)}`,
    ) +
    grainBowl(sheet, [930, 280, 150], 'clay', 'turmeric', 5) +
    chillies(sheet, [
      { x: 890, y: 600, angle: -20, scale: 1.2 },
      { x: 960, y: 680, angle: 14, scale: 1.2 },
      { x: 820, y: 760, angle: 4, scale: 1.1 },
    ]) +
    turmericFingers(sheet, [{ x: 1090, y: 480, angle: 70, scale: 0.9 }])
  )
}

export function drawCakes(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#d0b47e', '#8a6a3e']) +
    drawBowl(sheet, [430, 440, 310], 'wood', broken(sheet, 'groundnutCake', 280)) +
    drawBowl(sheet, [870, 560, 230], 'stone', broken(sheet, 'sesameCake', 200)) +
    at(980, 220, broken(sheet, 'groundnutCake', 40), 'rotate(20)')
  )
}

/** Oil cake in pieces, seen from above. */
function broken(sheet: Sheet, name: GoodsName, radius: number): string {
  const { light, body, deep } = goods[name]
  const top = sheet.linear(
    [
      [0, light],
      [1, body],
    ],
    [0, 0, 1, 1],
  )
  const piece = sheet.stamp(
    `<path d="M-70 14L-52-40 4-58 58-34 74 18 30 58-38 52z" transform="translate(8 12)" fill="#160c04" fill-opacity=".5"/><path d="M-70 14L-52-40 4-58 58-34 74 18 30 58-38 52z" fill="${deep}"/><path d="M-62 6L-46-40 4-54 52-32 64 10 24 44-34 40z" fill="${top}"/><path d="M-40-20L10-34M-30 14L34 2M-4 34L44 16" stroke="${deep}" stroke-width="4" stroke-linecap="round" stroke-opacity=".4"/><path d="M-54-6L-42-36 2-50" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".35"/>`,
  )
  const count = Math.max(2, Math.round((radius / 62) ** 2 * 1.7))
  return range(count)
    .map((index) => {
      const reach = radius * Math.sqrt((count - index - 0.5) / count)
      const turn = sheet.random.between(0, 360).toFixed(0)
      return piece(
        `translate(${(Math.cos(index * 2.4) * reach).toFixed(0)} ${(Math.sin(index * 2.4) * reach).toFixed(0)}) rotate(${turn})`,
      )
    })
    .join('')
}

export function drawGifts(sheet: Sheet): string {
  const board = sheet.linear(
    [
      [0, '#5f7d3c'],
      [1, '#2c4320'],
    ],
    [0, 0, 1, 1],
  )
  const gold = sheet.linear([
    [0, '#a06f16'],
    [0.4, '#f6dc90'],
    [1, '#9a6a16'],
  ])
  return (
    drawLinen(sheet, ['#b5523a', '#6b1f1c']) +
    sheet.soft(
      '<rect x="330" y="200" width="620" height="560" rx="10" fill="#140602" fill-opacity=".7"/>',
      20,
    ) +
    `<rect x="300" y="160" width="600" height="560" rx="10" fill="${board}"/><rect x="300" y="160" width="600" height="560" rx="10" fill="none" stroke="#93ad66" stroke-width="5" stroke-opacity=".6"/>` +
    `<rect x="560" y="160" width="80" height="560" fill="${gold}"/><rect x="300" y="400" width="600" height="80" fill="${sheet.linear(
      [
        [0, '#a06f16'],
        [0.4, '#f6dc90'],
        [1, '#9a6a16'],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    at(600, 430, bow(sheet, 0, 0), 'scale(1.9)') +
    at(90, 800, sprig(sheet, leafLooks.curry, 7, 44), 'rotate(-30) scale(1.3)') +
    at(960, 760, sprig(sheet, leafLooks.curry, 5, 44), 'rotate(-60) scale(1.2)')
  )
}
