import { fixed, range } from '../geometry.ts'
import type { Print } from '../label.ts'
import { type GoodsName, goods, type OilName, oils } from '../palette.ts'
import { cakeSlabs, jaggeryCubes, karupatti } from '../props/sweets.ts'
import type { Sheet } from '../sheet.ts'
import { palmBasket } from './baskets.ts'
import { type BottleName, bottle, oilJar, spiceJar } from './bottles.ts'
import { giftTrio } from './gifts.ts'
import { hamperFilling } from './hamper.ts'
import { pouch } from './pouch.ts'
import { cottonSack, juteSack } from './sacks.ts'
import { spoutTin, squareTin } from './tins.ts'
import type { Vessel } from './vessel.ts'

type Fill = OilName | GoodsName
type Draw = (sheet: Sheet, fill: Fill, print: Print) => Vessel

const oilBottle =
  (name: BottleName): Draw =>
  (sheet, fill, print) =>
    bottle(sheet, name, oils[fill as OilName], print)

/**
 * How much nearer the smaller containers are shown: less than would make them equal, so that a
 * size still looks its size.
 */
export const zooms: Partial<Record<VesselName, number>> = {
  'bottle-500ml': 1.12,
  'bottle-200ml': 1.24,
  'jar-250ml': 1.3,
  'jar-podi': 1.3,
  'tin-5l': 1.16,
  'tin-15kg': 1.05,
  pouch: 1.22,
  sack: 1.2,
  'jute-sack': 1.3,
  'palm-box': 1.56,
  'gift-trio': 1.24,
}

/** Every container that something is sold in. */
export const vessels = {
  'bottle-1l': oilBottle('bottle-1l'),
  'bottle-500ml': oilBottle('bottle-500ml'),
  'bottle-200ml': oilBottle('bottle-200ml'),
  'jar-250ml': (sheet, _, print) => oilJar(sheet, oils.coconutSet, print),
  'jar-podi': (sheet, fill, print) => spiceJar(sheet, goods[fill as GoodsName], print),
  'tin-5l': (sheet, _, print) => spoutTin(sheet, print),
  'tin-15kg': (sheet, _, print) => squareTin(sheet, print),
  pouch: (sheet, fill, print) => pouch(sheet, print, seenThroughWindow(sheet, fill as GoodsName)),
  sack: (sheet, _, print) => cottonSack(sheet, print),
  'jute-sack': (sheet, fill, print) => juteSack(sheet, print, cakeOnTop(sheet, fill as GoodsName)),
  'palm-box': (sheet, _, print) => palmBasket(sheet, print, domesOnTop(sheet), 210),
  'gift-trio': (sheet, _, print) => giftTrio(sheet, print),
  hamper: (sheet, _, print) => palmBasket(sheet, print, hamperFilling(sheet), 290),
} as const satisfies Record<string, Draw>

export type VesselName = keyof typeof vessels

function seenThroughWindow(sheet: Sheet, fill: GoodsName): string {
  if (fill === 'vellam') {
    const cubes = range(12).map((index) => ({
      x: -80 + (index % 4) * 52,
      y: -182 + Math.floor(index / 4) * 48,
      angle: (index * 37) % 14,
      scale: 0.8,
    }))
    return `<rect x="-100" y="-220" width="200" height="170" fill="#6b3f12"/>${jaggeryCubes(sheet, cubes)}`
  }
  const look: { light: string; deep: string; grains?: readonly [string, ...string[]] } = goods[fill]
  const fillIn = sheet.linear(
    [
      [0, look.light],
      [1, look.deep],
    ],
    [0, 0, 1, 1],
  )
  const specks = range(look.grains ? 240 : 0).map(
    () =>
      `<circle cx="${fixed(sheet.random.between(-96, 96))}" cy="${fixed(sheet.random.between(-212, -60))}" r="4" fill="${sheet.random.pick(look.grains ?? [look.light])}"/>`,
  )
  return `<rect x="-100" y="-220" width="200" height="170" fill="${fillIn}"/>${specks.join('')}`
}

function cakeOnTop(sheet: Sheet, fill: GoodsName): string {
  const spots = range(9).map((index) => ({
    x: -130 + (index % 5) * 64 + (index > 4 ? 32 : 0),
    y: index > 4 ? -448 : -414,
    angle: (index * 53) % 40,
    scale: 0.8,
  }))
  return cakeSlabs(sheet, goods[fill], spots)
}

function domesOnTop(sheet: Sheet): string {
  return karupatti(sheet, [
    { x: -90, y: -196, angle: -4 },
    { x: 86, y: -194, angle: 6 },
    { x: 0, y: -262, angle: 0 },
    { x: 0, y: -184, angle: 3 },
  ])
}
