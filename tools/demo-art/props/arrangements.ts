import { range } from '../geometry.ts'
import { type GoodsName, goods, oils } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { brassBowl, standingLamp } from './brass.ts'
import { coconutHalf, coconutPiece } from './coconut.ts'
import { milletEar, mustardPlant, sesamePlant } from './flowers.ts'
import { leafLooks, sprig } from './leaves.ts'
import { mound } from './mound.ts'
import { openPod, peanuts } from './peanuts.ts'
import { clayPot } from './pot.ts'
import type { Spot } from './scatter.ts'
import { castorBeans, chillies, turmericFingers } from './spices.ts'
import { cakeSlabs, jaggeryCubes, karupatti, sugarcane } from './sweets.ts'

/** What stands behind the product and what lies before it; the product stands at the origin. */
interface Arrangement {
  behind: string
  front: string
}

/** `half` is half the width of the product. */
type Arrange = (sheet: Sheet, half: number) => Arrangement

function at(x: number, y: number, markup: string, turn = ''): string {
  return `<g transform="translate(${x} ${y}) ${turn}">${markup}</g>`
}

/** Spots about a middle, the same for the same product. */
function spots(
  sheet: Sheet,
  count: number,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): Spot[] {
  return range(count).map(() => ({
    x: x + sheet.random.between(-dx, dx),
    y: y + sheet.random.between(-dy, dy),
    angle: sheet.random.between(-60, 60),
    scale: sheet.random.between(0.86, 1.08),
  }))
}

const heapOf =
  (name: GoodsName, half = 150, height = 96): Arrange =>
  (sheet, body) => ({
    behind: '',
    front: at(-body - half * 0.86, 74, mound(sheet, half, height, goods[name])),
  })

const seeds =
  (name: 'blackSesame' | 'whiteSesame'): Arrange =>
  (sheet, half) => ({
    behind: at(
      half + 170,
      -56,
      clayPot(
        sheet,
        at(-8, 0, sesamePlant(sheet, 380), 'rotate(-7)') +
          at(10, 0, sesamePlant(sheet, 320), 'rotate(10)'),
      ),
    ),
    front:
      at(-half - 150, 54, mound(sheet, 150, 92, goods[name])) +
      at(
        half + 106,
        92,
        brassBowl(sheet, 84, name === 'blackSesame' ? oils.sesame : oils.whiteSesame),
      ),
  })

const millet =
  (name: 'kambu' | 'thinai' | 'ragi'): Arrange =>
  (sheet, half) => {
    const look = { light: goods[name].light, dark: goods[name].deep, stalk: '#a08a45' }
    const ear = () =>
      milletEar(sheet, look, { length: 230, thickness: 24, bristles: name === 'thinai' })
    return {
      behind:
        at(half - 10, -30, ear(), 'rotate(4) scale(1.25)') +
        at(half + 40, -24, ear(), 'rotate(22)'),
      front: at(-half - 130, 66, mound(sheet, 140, 92, goods[name])),
    }
  }

export const arrangements = {
  peanuts: (sheet, half) => ({
    behind: at(half + 170, -52, brassBowl(sheet, 120, oils.groundnut)),
    front:
      peanuts(
        sheet,
        [
          ...spots(sheet, 4, [-half - 200, 14], [90, 14]),
          ...spots(sheet, 3, [-half - 130, 56], [110, 14]),
          { x: half + 96, y: 70, angle: -24 },
        ],
        [
          ...spots(sheet, 7, [half + 180, 96], [130, 34]),
          ...spots(sheet, 4, [-half - 40, 116], [120, 14]),
        ],
      ) + at(-half - 40, 112, openPod(sheet), 'rotate(-14)'),
  }),
  sesame: seeds('blackSesame'),
  whiteSesame: seeds('whiteSesame'),
  coconut: (sheet, half) => ({
    behind: at(half + 150, -84, coconutHalf(sheet, 138), 'rotate(-8)'),
    front:
      at(-half - 140, 4, coconutHalf(sheet, 118), 'rotate(14)') +
      at(-half - 20, 112, coconutPiece(), 'rotate(-10)') +
      at(half + 120, 84, coconutPiece(), 'rotate(16) scale(1.2)'),
  }),
  mustard: (sheet, half) => ({
    behind: at(half + 150, -40, clayPot(sheet, mustardPlant(sheet, 340))),
    front: at(-half - 140, 66, mound(sheet, 146, 88, goods.mustard)),
  }),
  castor: (sheet, half) => ({
    behind: at(half + 30, -20, sprig(sheet, leafLooks.broad, 3, 90), 'rotate(-40)'),
    front: castorBeans(
      sheet,
      [
        ...spots(sheet, 6, [-half - 150, 66], [120, 34]),
        ...spots(sheet, 3, [half + 150, 96], [80, 20]),
      ],
      [
        { x: half + 140, y: 4, angle: 8 },
        { x: -half - 190, y: -6, angle: -20, scale: 0.9 },
      ],
    ),
  }),
  neem: (sheet, half) => ({
    behind:
      at(half - 20, -10, sprig(sheet, leafLooks.neem, 6, 52), 'rotate(-36) scale(1.2)') +
      at(-half + 20, -10, sprig(sheet, leafLooks.neem, 6, 52), 'scale(-1.15 1.15) rotate(-30)'),
    front:
      at(half + 60, 76, sprig(sheet, leafLooks.neem, 4, 46), 'rotate(6)') + neemFruit(sheet, half),
  }),
  lamp: (sheet, half) => ({
    behind: at(half + 190, -10, standingLamp(sheet, 470)),
    front: '',
  }),
  sugar: heapOf('nattuSakkarai', 176, 110),
  vellam: (sheet, half) => ({
    behind: '',
    front: jaggeryCubes(sheet, [
      { x: -half - 190, y: 26, angle: 0 },
      { x: -half - 92, y: 34, angle: 6 },
      { x: -half - 144, y: -30, angle: -4 },
      { x: -half - 30, y: 96, angle: -8 },
      { x: half + 100, y: 74, angle: 4 },
      { x: half + 196, y: 52, angle: -6 },
    ]),
  }),
  karupatti: (sheet, half) => ({
    behind: '',
    front: karupatti(sheet, [
      { x: half + 84, y: 64, angle: -6, scale: 0.9 },
      { x: -half - 84, y: 74, angle: 8, scale: 0.84 },
    ]),
  }),
  ragi: millet('ragi'),
  kambu: millet('kambu'),
  thinai: millet('thinai'),
  chillies: (sheet, half) => ({
    behind: at(half + 150, -30, brassBowl(sheet, 116, goods.idliPodi)),
    front: chillies(sheet, [
      { x: -half - 150, y: 10, angle: -14 },
      { x: -half - 120, y: 60, angle: 10 },
      { x: -half - 40, y: 108, angle: -6, scale: 0.9 },
      { x: half + 130, y: 92, angle: 164, scale: 0.9 },
    ]),
  }),
  curryLeaves: (sheet, half) => ({
    behind: at(half - 10, -30, sprig(sheet, leafLooks.curry, 7, 40), 'rotate(-38) scale(1.3)'),
    front:
      at(half + 40, 84, sprig(sheet, leafLooks.curry, 6, 40), 'rotate(2)') +
      at(-half - 140, 62, mound(sheet, 130, 80, goods.blackSesame)),
  }),
  turmeric: (sheet, half) => ({
    behind: '',
    front:
      at(-half - 150, 40, mound(sheet, 140, 90, goods.turmeric)) +
      turmericFingers(sheet, [
        { x: half + 120, y: 26, angle: -16 },
        { x: half + 150, y: 78, angle: 8 },
        { x: -half - 60, y: 112, angle: -4, scale: 0.9 },
      ]),
  }),
  ribbon: () => ({ behind: '', front: '' }),
  sugarcane: (sheet, half) => ({
    behind: at(-half - 200, -40, sugarcane(sheet, 980), 'rotate(-34)'),
    front: '',
  }),
  groundnutCake: (sheet, half) => ({
    behind: '',
    front: cakeSlabs(sheet, goods.groundnutCake, slabSpots(half)),
  }),
  sesameCake: (sheet, half) => ({
    behind: '',
    front: cakeSlabs(sheet, goods.sesameCake, slabSpots(half)),
  }),
} as const satisfies Record<string, Arrange>

export type ArrangementName = keyof typeof arrangements

function slabSpots(half: number): Spot[] {
  return [
    { x: -half - 90, y: 50, angle: 4 },
    { x: half + 110, y: 60, angle: -10 },
    { x: half + 60, y: 14, angle: 8, scale: 0.8 },
    { x: -half - 20, y: 104, angle: -6, scale: 0.7 },
  ]
}

function neemFruit(sheet: Sheet, half: number): string {
  const skin = sheet.radial(
    [
      [0, '#f5ec9a'],
      [0.6, '#c3bf3f'],
      [1, '#74781c'],
    ],
    [0.34, 0.3, 0.8],
  )
  return spots(sheet, 9, [-half - 120, 74], [130, 30])
    .map(
      ({ x, y, angle }) =>
        `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)})"><ellipse cx="6" cy="12" rx="28" ry="9" fill="#1d0d03" fill-opacity=".35"/><ellipse rx="26" ry="18" fill="${skin}"/></g>`,
    )
    .join('')
}
