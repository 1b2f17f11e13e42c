import { range } from '../geometry.ts'
import { karupatti } from '../props/sweets.ts'
import { atmosphere, drawGround, drawSky, groundShadow } from '../scenery/land.ts'
import { palmyra } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

const trees = [
  [90, 700, 470],
  [250, 690, 380],
  [1270, 692, 400],
  [1420, 704, 500],
  [1560, 696, 420],
  [1130, 684, 300],
  [400, 682, 300],
] as const

/** Palm jaggery turned out of its shells among the palmyras, the pan still steaming behind. */
export function drawKarupatti(sheet: Sheet): string {
  return (
    drawSky(sheet, 'evening', 660, 800) +
    trees.map(([x, y, height]) => at(x, y, palmyra(sheet, height))).join('') +
    drawGround(sheet, 660, ['#d8a878', '#9a6238']) +
    pan(sheet) +
    mat(sheet) +
    karupatti(
      sheet,
      range(12).map((index) => {
        const row = Math.floor(index / 4)
        return {
          x: 380 + (index % 4) * 270 + (row % 2 ? 120 : 0) - row * 20,
          y: 900 + row * 110,
          angle: (index * 29) % 16,
          scale: 1.05 + row * 0.2,
        }
      }),
    ) +
    shells(sheet) +
    atmosphere(sheet, '#ffd98a', 0.36)
  )
}

function pan(sheet: Sheet): string {
  const iron = sheet.linear([
    [0, '#4a3c34'],
    [0.3, '#8a786a'],
    [1, '#241b16'],
  ])
  const steam = sheet.soft(
    '<g fill="none" stroke="#fff6e2" stroke-width="44" stroke-linecap="round" opacity=".42"><path d="M720 690C670 590 760 540 710 430"/><path d="M840 680C890 580 800 520 850 390"/><path d="M920 700C960 640 900 590 940 500"/></g>',
    18,
    { x: 560, y: 320, width: 480, height: 460 },
  )
  return (
    groundShadow(sheet, 800, 820, 330, 46) +
    '<path d="M560 800C560 730 640 700 800 700S1040 730 1040 800L1010 826H590z" fill="#6b3a22"/><path d="M720 826C720 780 760 764 800 764S880 780 880 826z" fill="#2a1008"/><path d="M760 826C764 796 790 800 796 776C816 790 826 806 840 826z" fill="#ff9d2e"/><path d="M784 826C786 810 800 808 802 796C812 804 816 814 820 826z" fill="#ffe48a"/>' +
    `<path d="M520 700C540 760 660 776 800 776S1060 760 1080 700z" fill="${iron}"/><ellipse cx="800" cy="700" rx="280" ry="48" fill="#7a685a"/><ellipse cx="800" cy="702" rx="262" ry="40" fill="#2b0f05"/><ellipse cx="800" cy="706" rx="250" ry="32" fill="#5c250d"/><path d="M600 700Q700 682 800 688" fill="none" stroke="#d08a52" stroke-width="7" stroke-linecap="round" stroke-opacity=".7"/>` +
    range(9)
      .map(
        (index) =>
          `<ellipse cx="${620 + index * 44}" cy="${706 + ((index * 7) % 16) - 6}" rx="${10 + (index % 3) * 5}" ry="${4 + (index % 3) * 2}" fill="#a35a2c" fill-opacity=".7"/>`,
      )
      .join('') +
    steam
  )
}

function mat(sheet: Sheet): string {
  const fill = sheet.linear(
    [
      [0, '#e6cd92'],
      [1, '#b58c48'],
    ],
    [0, 0, 0.4, 1],
  )
  const across = range(9).map((index) => `M-100 ${876 + index * 40}H1700`)
  const down = range(30).map((index) => `M${-460 + index * 88} 1210L${190 + index * 44} 850`)
  const outline = 'M210 850H1420L1760 1220H-180z'
  return `<path d="${outline}" fill="${fill}"/>${sheet.clipped(outline, `<path d="${across.join('')}${down.join('')}" stroke="#8a662a" stroke-width="5" stroke-opacity=".35"/>`)}<path d="M210 850H1420" stroke="#8a2f26" stroke-width="12"/>`
}

function shells(sheet: Sheet): string {
  const shell = sheet.radial(
    [
      [0, '#a87847'],
      [0.7, '#6b3f1c'],
      [1, '#38200d'],
    ],
    [0.35, 0.3, 0.8],
  )
  const empty = sheet.stamp(
    `<ellipse cx="14" cy="56" rx="108" ry="20" fill="#1d0d03" fill-opacity=".45"/><path d="M-96-10C-96 50-50 66 0 66S96 50 96-10z" fill="${shell}"/><ellipse cy="-10" rx="96" ry="30" fill="#4a2812"/><ellipse cy="-6" rx="84" ry="23" fill="#22100a"/><path d="M-80 2Q0 30 80 2" fill="none" stroke="#8a5a30" stroke-width="4" stroke-opacity=".7"/>`,
  )
  return (
    empty('translate(130 1080) scale(1.1)') +
    empty('translate(1480 1110) scale(1.2)') +
    empty('translate(1400 960) scale(.86)')
  )
}
