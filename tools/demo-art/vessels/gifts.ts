import { drawMark } from '../../../api/drawing/brand-mark.ts'
import { range } from '../geometry.ts'
import type { Print } from '../label.ts'
import { drawText } from '../lettering/lettering.ts'
import { drawTamil } from '../lettering/tamil.ts'
import { oils, palette } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { bottle } from './bottles.ts'
import type { Vessel } from './vessel.ts'

const trio = [
  { oil: oils.groundnut, title: 'Groundnut', kind: 'Oil', tamil: 'கடலை எண்ணெய்' },
  { oil: oils.sesame, title: 'Nallennai', kind: 'Oil', tamil: 'நல்லெண்ணெய்' },
  { oil: oils.coconut, title: 'Coconut', kind: 'Oil', tamil: 'தேங்காய் எண்ணெய்' },
] as const

/** Three small bottles in an open box of dark green board, tied with a gold ribbon. */
export function giftTrio(sheet: Sheet, print: Print): Vessel {
  const half = 400
  const bottles = trio.map(({ oil, ...label }, index) => {
    const { markup } = bottle(sheet, 'bottle-200ml', oil, {
      ...label,
      size: '200 ml',
      accent: oil.accent,
    })
    return `<g transform="translate(${(index - 1) * 252} -64) scale(.96)">${markup}</g>`
  })
  const board = sheet.linear([
    [0, '#3c5528'],
    [0.3, '#557238'],
    [1, '#283c1a'],
  ])
  const inside = sheet.linear(
    [
      [0, '#1a2810'],
      [1, '#33481f'],
    ],
    [0, 0, 0, 1],
  )
  const straw = range(90).map(() => {
    const x = sheet.random.between(-half + 20, half - 90)
    const y = sheet.random.between(-176, -128)
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${sheet.random.between(10, 60).toFixed(0)} ${sheet.random.between(-34, 24).toFixed(0)} ${sheet.random.between(50, 90).toFixed(0)} ${sheet.random.between(-14, 14).toFixed(0)}`
  })
  const ribbon = sheet.linear(
    [
      [0, '#a06f16'],
      [0.3, '#f2cf74'],
      [0.6, '#c8922c'],
      [1, '#8a5c10'],
    ],
    [0, 0, 0, 1],
  )
  const front = `M${-half} -150H${half}V0Q0 10 ${-half} 0z`
  const mark = drawMark({ drop: palette.gold, stamens: palette.paper, leaf: '#8aa35c' })
  const markup =
    `<path d="M${-half + 24} -470H${half - 24}V-120H${-half + 24}z" fill="${inside}"/>` +
    `<path d="M${-half} -150L${-half + 24} -470V-130zM${half} -150L${half - 24} -470V-130z" fill="#2c411d"/>` +
    `<path d="M${-half + 24} -470H${half - 24}" stroke="#7f9a55" stroke-width="5"/>` +
    bottles.join('') +
    `<path d="${straw.join('')}" fill="none" stroke="#5b4317" stroke-width="6" stroke-opacity=".5" transform="translate(3 5)"/>` +
    `<path d="${straw.join('')}" fill="none" stroke="#e3c684" stroke-width="4.5"/>` +
    `<path d="${front}" fill="${board}"/><path d="M${-half} -150H${half}" stroke="#86a35a" stroke-width="4"/>` +
    `<path d="M${-half} -92H${half}v34H${-half}z" fill="${ribbon}"/>` +
    bow(sheet, 220, -75) +
    `<g transform="translate(-330 -138) scale(2)">${mark}</g>` +
    `<g transform="translate(-70 0)">${drawText(print.title, 0, -104, { face: 'display', size: 42, fill: palette.paper, maxWidth: 320 })}` +
    `${drawTamil(print.tamil, 0, -22, { size: 32, fill: '#f0cf82' })}</g>`
  return {
    markup,
    outline: `M${-half} 0V-150L${-half + 24} -470H${half - 24}L${half} -150V0z`,
    half,
    height: 540,
  }
}

/** A ribbon's bow about a point. */
export function bow(sheet: Sheet, x: number, y: number): string {
  const fold = sheet.linear(
    [
      [0, '#f6d987'],
      [0.5, '#cf9a34'],
      [1, '#855a12'],
    ],
    [0, 0, 0, 1],
  )
  const loop = 'M0 0C-30-62-104-76-112-34C-116 4-50 22 0 0z'
  const tail = 'M-4 4C-30 40-52 66-60 104L-40 96-28 112C-20 70-4 40 8 8z'
  return (
    `<g transform="translate(${x} ${y})" fill="${fold}" stroke="#6b4508" stroke-width="2" stroke-opacity=".4">` +
    `<path d="${tail}"/><path d="${tail}" transform="scale(-1 1)"/><path d="${loop}"/><path d="${loop}" transform="scale(-1 1)"/>` +
    '<path d="M-18-16Q0-24 18-16Q24 2 18 16Q0 22-18 16Q-24 2-18-16z"/><path d="M-96-30Q-60-22-22-6M96-30Q60-22 22-6" fill="none"/></g>'
  )
}
