import { range } from '../geometry.ts'
import { drawTamil } from '../lettering/tamil.ts'
import { goods, oils, palette } from '../palette.ts'
import { brassBowl } from '../props/brass.ts'
import { heap } from '../props/mound.ts'
import { atmosphere, drawGround, drawSky, groundShadow } from '../scenery/land.ts'
import { manStanding, saris, womanStanding } from '../scenery/people.ts'
import { coconutPalm, vaagaiTree } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { bottle } from '../vessels/bottles.ts'
import { squareTin } from '../vessels/tins.ts'
import { at } from './transform.ts'

/** The stall under its awning, a customer before it with her own bottle. */
export function drawMarket(sheet: Sheet): string {
  return (
    drawSky(sheet, 'morning', 640, 1300) +
    at(1420, 680, vaagaiTree(sheet, 620)) +
    at(90, 664, coconutPalm(sheet, 470, 40, 1)) +
    drawGround(sheet, 640, ['#d3a272', '#a06539']) +
    groundShadow(sheet, 1330, 780, 80, 16) +
    at(1320, 776, manStanding(sheet, ['#c9d3c0', '#7d8f78'], [40, -190]), 'scale(.86)') +
    groundShadow(sheet, 1440, 800, 80, 16) +
    at(1440, 796, womanStanding(sheet, saris.indigo), 'scale(-.84 .84)') +
    groundShadow(sheet, 680, 1010, 640, 60) +
    '<path d="M190 330V1000M1150 330V1000" stroke="#6b4420" stroke-width="26"/><path d="M184 330V1000M1144 330V1000" stroke="#b9814c" stroke-width="7" stroke-opacity=".7"/>' +
    backCloth(sheet) +
    at(520, 880, womanStanding(sheet, saris.madder)) +
    table(sheet) +
    goodsOnTable(sheet) +
    awning(sheet) +
    groundShadow(sheet, 1010, 1140, 130, 24) +
    at(990, 1130, womanStanding(sheet, saris.leaf), 'scale(-1.36 1.36)') +
    atmosphere(sheet)
  )
}

function backCloth(sheet: Sheet): string {
  const shade = sheet.linear(
    [
      [0, '#5a3418'],
      [1, '#8a5a2e'],
    ],
    [0, 0, 1, 1],
  )
  return `<rect x="200" y="340" width="944" height="450" fill="${shade}"/><path d="M200 560H1144M200 572H1144" stroke="#3b1e0c" stroke-width="8" stroke-opacity=".6"/>`
}

function awning(sheet: Sheet): string {
  const count = 12
  const wide = 1120 / count
  const stripes = range(count).map((index) => {
    const x = 110 + index * wide
    const top = 210 + index * (900 / count)
    const colour = index % 2 ? palette.cream : palette.leaf
    return `<path d="M${top} 190H${top + 900 / count}L${x + wide} 350V388q${-wide / 2} 40 ${-wide} 0V350z" fill="${colour}"/>`
  })
  const shade = sheet.linear(
    [
      [0, '#fff', 0.22],
      [0.6, '#3a1c06', 0],
      [1, '#3a1c06', 0.34],
    ],
    [0, 0, 0.2, 1],
  )
  return (
    stripes.join('') +
    `<path d="M210 190H1110L1230 350V400H110V350z" fill="${shade}"/><path d="M200 400H1144V470H200z" fill="${sheet.linear(
      [
        [0, '#2a1206', 0.5],
        [1, '#2a1206', 0],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    `<g transform="rotate(-1 660 150)"><rect x="430" y="84" width="470" height="124" rx="8" fill="${palette.wood}"/><rect x="442" y="96" width="446" height="100" rx="4" fill="none" stroke="${palette.gold}" stroke-width="4"/>${drawTamil('மரச்செக்கு', 665, 168, { size: 62, fill: palette.cream, maxWidth: 400 })}</g>`
  )
}

function table(sheet: Sheet): string {
  const cloth = sheet.linear(
    [
      [0, '#f7ecd2'],
      [1, '#cfb283'],
    ],
    [0, 0, 1, 0.2],
  )
  const folds = range(13).map(
    (index) => `M${180 + index * 84} 836q${index % 2 ? 16 : -14} 80 0 168`,
  )
  return `<path d="M150 770H1200L1240 826H110z" fill="#fdf6e4"/><path d="M110 826H1240V1004Q660 1030 110 1004z" fill="${cloth}"/><path d="${folds.join('')}" fill="none" stroke="#a88a58" stroke-width="6" stroke-opacity=".4"/><path d="M110 962Q660 988 1240 962" fill="none" stroke="#8a2f26" stroke-width="16"/>`
}

function goodsOnTable(sheet: Sheet): string {
  const kinds = [
    { oil: oils.groundnut, title: 'Groundnut', tamil: 'கடலை எண்ணெய்' },
    { oil: oils.sesame, title: 'Nallennai', tamil: 'நல்லெண்ணெய்' },
    { oil: oils.coconut, title: 'Coconut', tamil: 'தேங்காய் எண்ணெய்' },
  ]
  const stamps = kinds.map(({ oil, ...names }) =>
    sheet.stamp(
      bottle(sheet, 'bottle-1l', oil, { ...names, kind: 'Oil', size: '1 L', accent: oil.accent })
        .markup,
    ),
  )
  const tin = squareTin(sheet, {
    title: 'Groundnut',
    kind: '',
    tamil: 'கடலை எண்ணெய்',
    size: '15 kg',
    accent: oils.groundnut.accent,
  })
  return (
    at(258, 802, tin.markup, 'scale(.36)') +
    range(6)
      .map((index) => stamps[index % 3]?.(`translate(${700 + index * 84} ${800}) scale(.31)`))
      .join('') +
    at(400, 812, brassBowl(sheet, 62, oils.groundnut)) +
    at(620, 814, heap(sheet, 64, 44, goods.blackSesame)) +
    at(510, 818, heap(sheet, 60, 38, goods.thinai))
  )
}
