import { ellipsePath, fixed, range } from '../geometry.ts'
import { peanuts } from '../props/peanuts.ts'
import { atmosphere, drawGround, drawSky, grass, groundShadow } from '../scenery/land.ts'
import { manStanding, saris, womanBending, womanStanding } from '../scenery/people.ts'
import { palmyra, vaagaiTree } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** The groundnut plants are lifted and turned over, pods to the sun. */
export function drawHarvest(sheet: Sheet): string {
  const horizon = 600
  return (
    drawSky(sheet, 'morning', horizon, 1200) +
    at(1330, 640, vaagaiTree(sheet, 520)) +
    at(170, 622, palmyra(sheet, 280)) +
    at(300, 618, palmyra(sheet, 230)) +
    drawGround(sheet, horizon, ['#c98a58', '#8f4a27']) +
    greenRows(sheet) +
    groundShadow(sheet, 560, 836, 90, 16) +
    at(600, 832, womanBending(sheet, saris.mustard), 'scale(.84)') +
    groundShadow(sheet, 1090, 830, 80, 16) +
    at(1080, 826, womanStanding(sheet, saris.plum, bundle(sheet, -40, -236)), 'scale(.84)') +
    groundShadow(sheet, 1330, 930, 100, 18) +
    at(1320, 926, manStanding(sheet, ['#d8cfae', '#9c8a5a'], [-70, -180], true)) +
    groundShadow(sheet, 330, 966, 150, 26) +
    at(380, 960, womanBending(sheet, saris.leaf, bundle(sheet, -166, -40)), 'scale(1.12)') +
    liftedPlants(sheet) +
    peanuts(
      sheet,
      [
        { x: 180, y: 1120, angle: 20, scale: 1.1 },
        { x: 640, y: 1150, angle: -24, scale: 1.1 },
        { x: 1130, y: 1130, angle: 10, scale: 1.1 },
        { x: 1450, y: 1150, angle: -16, scale: 1.1 },
      ],
      [],
    ) +
    grass(sheet, 1196, 20, 60, '#5d6b32') +
    atmosphere(sheet)
  )
}

/** The field still standing: low bushes in rows, the nearer the fuller. */
function greenRows(sheet: Sheet): string {
  const { random } = sheet
  const tones = ['#3f5c26', '#587a33', '#74954a', '#93ae60']
  return range(7)
    .map((row) => {
      const y = 622 + row * row * 3.4 + row * 4
      const size = 7 + row * 3.6
      return tones
        .map((tone, layer) => {
          const leaves = range(150 - row * 10).map(() =>
            ellipsePath(
              random.between(-20, 1620),
              y - layer * size * 0.32 + random.between(-0.5, 0.5) * size,
              size * random.between(0.5, 0.95),
              size * random.between(0.26, 0.42),
              random.between(-30, 30),
            ),
          )
          return `<path d="${leaves.join('')}" fill="${tone}"/>`
        })
        .join('')
    })
    .join('')
}

/** A plant pulled out: leaves one way, roots and pods the other. */
function bundle(sheet: Sheet, x: number, y: number): string {
  const leaf = sheet.stamp(
    '<ellipse cx="16" rx="17" ry="10" fill="#6d8c3c"/><path d="M2 0H30" stroke="#cfdc9a" stroke-width="1.5" stroke-opacity=".6"/>',
  )
  const pod = sheet.stamp(
    '<path d="M-15 0C-15-8-7-10-2-6C4-10 16-8 16 0C16 9 6 10 0 6C-7 10-15 9-15 0z" fill="#dcb274" stroke="#8a5a2a" stroke-width="1.5"/>',
  )
  const leaves = range(18).map((index) =>
    leaf(
      `translate(${fixed(Math.cos(index * 2.4) * 26)} ${fixed(-34 - (index % 6) * 11)}) rotate(${-150 + index * 17})`,
    ),
  )
  const roots = range(7).map(
    (index) => `M0 6Q${-20 + index * 7} 26 ${-42 + index * 14} ${44 + (index % 3) * 10}`,
  )
  const pods = range(7).map((index) =>
    pod(`translate(${-42 + index * 14} ${50 + (index % 3) * 10}) rotate(${60 + index * 20})`),
  )
  return `<g transform="translate(${x} ${y})"><path d="M0 10V-70" stroke="#7d8a45" stroke-width="8"/>${leaves.join('')}<path d="${roots.join('')}" fill="none" stroke="#8a6a3c" stroke-width="3.5"/>${pods.join('')}</g>`
}

function liftedPlants(sheet: Sheet): string {
  const one = sheet.stamp(bundle(sheet, 0, 0))
  return [
    [120, 1040, 96],
    [520, 1084, 84],
    [760, 1060, 100],
    [930, 1110, 82],
    [1210, 1070, 96],
    [1500, 1060, 88],
  ]
    .map(
      ([x = 0, y = 0, turn]) =>
        groundShadow(sheet, x, y + 24, 110, 22) +
        one(`translate(${x} ${y}) rotate(${turn}) scale(1.25)`),
    )
    .join('')
}
