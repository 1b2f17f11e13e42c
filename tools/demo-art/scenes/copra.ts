import { range } from '../geometry.ts'
import { coconutHalf } from '../props/coconut.ts'
import { atmosphere, drawGround, drawSky, groundShadow } from '../scenery/land.ts'
import { saris, womanBending } from '../scenery/people.ts'
import { coconutPalm } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** Rows of halved coconuts face up on palm mats, as far as the wall. */
export function drawCopra(sheet: Sheet): string {
  const horizon = 470
  return (
    drawSky(sheet, 'noon', horizon, 500) +
    at(180, 486, coconutPalm(sheet, 360, 30, 1)) +
    at(420, 480, coconutPalm(sheet, 300, -16, 1)) +
    at(1130, 482, coconutPalm(sheet, 320, 24, 1)) +
    at(1460, 490, coconutPalm(sheet, 400, -40)) +
    wall(sheet) +
    drawGround(sheet, 560, ['#e3bd8f', '#bd8a5a']) +
    mat(sheet) +
    groundShadow(sheet, 1230, 776, 120, 22) +
    at(1260, 772, womanBending(sheet, saris.madder), 'scale(.9)') +
    halves(sheet) +
    atmosphere(sheet, '#fff3cc', 0.4)
  )
}

function wall(sheet: Sheet): string {
  const lime = sheet.linear(
    [
      [0, '#fbf1dc'],
      [1, '#d8bb8c'],
    ],
    [0, 0, 1, 0.3],
  )
  return `<rect y="470" width="1600" height="96" fill="${lime}"/><path d="M0 466H1600V484H0z" fill="#b8653c"/><path d="M0 466H1600" stroke="#e6a680" stroke-width="4"/>`
}

function mat(sheet: Sheet): string {
  const weave = range(26)
    .map((index) => `M${-300 + index * 88} 1200L${340 + index * 37} 620`)
    .join('')
  const fill = sheet.linear(
    [
      [0, '#e4c98c'],
      [1, '#c19a56'],
    ],
    [0, 0, 0, 1],
  )
  return `<path d="M280 620H1330L1860 1220H-260z" fill="${fill}"/><path d="${weave}M230 680H1390M150 770H1470M40 890H1590M-80 1040H1720" stroke="#8f6a2c" stroke-width="5" stroke-opacity=".35"/>`
}

function halves(sheet: Sheet): string {
  const variants = [0, 1, 2].map(() => sheet.stamp(coconutHalf(sheet, 100)))
  return range(6)
    .map((row) => {
      const depth = row / 5
      const y = 664 + depth * depth * 250 + depth * 200
      const size = 0.26 + depth * 0.66
      const gap = 74 + depth * 172
      const count = Math.ceil(1700 / gap)
      return range(count)
        .map((index) => {
          const x = 800 + (index - (count - 1) / 2) * gap + (row % 2 ? gap * 0.3 : 0)
          if (x < 340 - (y - 620) * 0.85 || x > (row < 2 ? 1100 : 1280 + (y - 620) * 0.85))
            return ''
          const turn = sheet.random.between(-14, 14).toFixed(1)
          return variants[(index + row) % 3]?.(
            `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${size.toFixed(2)} ${(size * 0.82).toFixed(2)})`,
          )
        })
        .join('')
    })
    .join('')
}
