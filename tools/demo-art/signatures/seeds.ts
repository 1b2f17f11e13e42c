import { fixed, range } from '../geometry.ts'
import { type GoodsName, goods, oils } from '../palette.ts'
import { coconutHalf, coconutPiece } from '../props/coconut.ts'
import { mustardPlant, sesamePlant } from '../props/flowers.ts'
import { leafLooks, sprig } from '../props/leaves.ts'
import { openPod, peanuts } from '../props/peanuts.ts'
import type { Spot } from '../props/scatter.ts'
import { castorBeans } from '../props/spices.ts'
import { at } from '../scenes/transform.ts'
import type { Sheet } from '../sheet.ts'
import { drawBowl, drawLinen, grainsIn, oilIn } from './flat-lay.ts'

function heaped(sheet: Sheet, count: number, radius: number, scale: number): Spot[] {
  return range(count).map((index) => {
    const reach = radius * Math.sqrt((index + 0.5) / count)
    return {
      x: Math.cos(index * 2.4) * reach,
      y: Math.sin(index * 2.4) * reach,
      angle: sheet.random.between(0, 360),
      scale,
    }
  })
}

function ground(name: GoodsName, radius: number): string {
  return `<circle r="${radius}" fill="${goods[name].body}"/>`
}

export function drawGroundnut(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#e9c08a', '#b9743f']) +
    at(905, 640, sprig(sheet, leafLooks.broad, 3, 74), 'rotate(-150) scale(1.1)') +
    drawBowl(
      sheet,
      [520, 450, 330],
      'wood',
      peanuts(sheet, heaped(sheet, 34, 270, 1.12), heaped(sheet, 14, 250, 1.2)),
    ) +
    drawBowl(sheet, [905, 300, 160], 'brass', oilIn(sheet, 140, oils.groundnut)) +
    at(960, 620, openPod(sheet), 'rotate(28) scale(1.15)') +
    peanuts(
      sheet,
      [
        { x: 1060, y: 720, angle: -30, scale: 1.1 },
        { x: 160, y: 180, angle: 40 },
      ],
      [
        { x: 850, y: 760, angle: 10, scale: 1.3 },
        { x: 920, y: 800, angle: 70, scale: 1.3 },
        { x: 1030, y: 540, angle: -20, scale: 1.3 },
      ],
    )
  )
}

export function drawSesame(sheet: Sheet): string {
  const wave = (x: number, y: number) => x + Math.sin(y / 90) * 70 < 0
  const dark = goods.blackSesame
  const light = goods.whiteSesame
  return (
    drawLinen(sheet, ['#c97e4e', '#7b3a22']) +
    at(1050, 850, sesamePlant(sheet, 560), 'rotate(-14)') +
    drawBowl(
      sheet,
      [520, 450, 330],
      'clay',
      ground('blackSesame', 300) +
        `<path d="M0-310${range(26)
          .map((index) => `L${fixed(-Math.sin((index * 24 - 310) / 90) * 70)} ${index * 24 - 310}`)
          .join('')}L320 310V-310z" fill="${light.body}"/>` +
        grainsIn(sheet, 296, dark, 8.5, wave) +
        grainsIn(sheet, 296, light, 8.5, (x, y) => !wave(x, y)),
    ) +
    drawBowl(sheet, [900, 290, 150], 'brass', oilIn(sheet, 130, oils.sesame))
  )
}

export function drawCoconut(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#cdd3ae', '#8a9a66']) +
    at(150, 800, coconutLeaf(), 'rotate(-34)') +
    at(480, 470, coconutHalf(sheet, 285), 'rotate(-12)') +
    drawBowl(sheet, [880, 300, 175], 'brass', oilIn(sheet, 152, oils.coconut)) +
    at(900, 660, coconutHalf(sheet, 150), 'rotate(24)') +
    at(700, 780, coconutPiece(), 'rotate(-12) scale(1.5)') +
    at(1090, 520, coconutPiece(), 'rotate(40) scale(1.3)')
  )
}

function coconutLeaf(): string {
  const leaflets = range(15).map(
    (index) => `M${index * 60} 0q60-60 130-110l-90 124zM${index * 60} 0q70 50 150 90l-110-104z`,
  )
  return `<g fill="#557a35"><path d="${leaflets.join('')}"/><path d="M-80-7H960V7H-80z" fill="#8aa04e"/></g>`
}

export function drawSpecialty(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#7c8a55', '#414f2a']) +
    at(90, 760, sprig(sheet, leafLooks.neem, 7, 54), 'rotate(-24) scale(1.4)') +
    drawBowl(sheet, [390, 300, 190], 'brass', oilIn(sheet, 166, oils.mustard)) +
    drawBowl(
      sheet,
      [800, 290, 190],
      'clay',
      ground('mustard', 170) + grainsIn(sheet, 164, goods.mustard, 9),
    ) +
    drawBowl(sheet, [420, 660, 170], 'stone', oilIn(sheet, 148, oils.neem)) +
    drawBowl(sheet, [800, 660, 170], 'brass', oilIn(sheet, 148, oils.castor)) +
    castorBeans(
      sheet,
      [
        { x: 1010, y: 560, angle: 20 },
        { x: 1080, y: 620, angle: -40 },
        { x: 1050, y: 490, angle: 80 },
      ],
      [{ x: 1060, y: 740, angle: 0 }],
    )
  )
}

export function drawNallennai(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#b8683c', '#5f2616']) +
    at(200, 880, sesamePlant(sheet, 500), 'rotate(-24)') +
    drawBowl(sheet, [620, 450, 320], 'brass', oilIn(sheet, 280, oils.sesame)) +
    drawBowl(
      sheet,
      [1000, 680, 130],
      'wood',
      ground('blackSesame', 120) + grainsIn(sheet, 112, goods.blackSesame, 7),
    )
  )
}

export function drawWhiteSesame(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#e6cf9c', '#b58e52']) +
    drawBowl(
      sheet,
      [540, 450, 320],
      'stone',
      ground('whiteSesame', 290) + grainsIn(sheet, 280, goods.whiteSesame, 8.5),
    ) +
    drawBowl(sheet, [930, 620, 160], 'brass', oilIn(sheet, 140, oils.whiteSesame)) +
    at(1080, 470, sesamePlant(sheet, 420), 'rotate(10)')
  )
}

export function drawMustard(sheet: Sheet): string {
  return (
    drawLinen(sheet, ['#d7b35c', '#8f6a24']) +
    drawBowl(
      sheet,
      [520, 450, 310],
      'clay',
      ground('mustard', 280) + grainsIn(sheet, 270, goods.mustard, 9.5),
    ) +
    drawBowl(sheet, [900, 650, 160], 'brass', oilIn(sheet, 140, oils.mustard)) +
    at(930, 470, mustardPlant(sheet, 380), 'rotate(24)')
  )
}
