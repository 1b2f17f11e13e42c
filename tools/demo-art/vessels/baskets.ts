import { fixed, range } from '../geometry.ts'
import { drawLabel, type Print } from '../label.ts'
import type { Sheet } from '../sheet.ts'
import type { Vessel } from './vessel.ts'

/** An open basket woven of palmyra leaf, filled with what is drawn about its rim. */
export function palmBasket(sheet: Sheet, print: Print, filling: string, half = 260): Vessel {
  const tall = half * 0.86
  const foot = half * 0.82
  const rim = half * 0.13
  const body = `M${-half} ${-tall}L${-foot} -16Q${-foot} 0 ${-foot + 16} 2Q0 ${rim * 1.5} ${foot - 16} 2Q${foot} 0 ${foot} -16L${half} ${-tall}Q0 ${-tall + rim * 2} ${-half} ${-tall}z`
  const shade = sheet.linear([
    [0, '#3f2a08', 0.66],
    [0.2, '#3f2a08', 0.14],
    [0.34, '#fff', 0.16],
    [0.7, '#3f2a08', 0.12],
    [1, '#2c1c04', 0.7],
  ])
  return {
    markup:
      `<ellipse cy="${-tall}" rx="${half}" ry="${rim}" fill="#4a3412"/>${filling}` +
      sheet.clipped(body, plaiting(half, tall)) +
      `<path d="${body}" fill="${shade}"/>` +
      `<path d="M${-half} ${-tall}Q0 ${-tall + rim * 2} ${half} ${-tall}" fill="none" stroke="#5c4214" stroke-width="24"/>` +
      `<path d="M${-half} ${-tall - 2}Q0 ${-tall + rim * 2 - 2} ${half} ${-tall - 2}" fill="none" stroke="#d9bc76" stroke-width="18"/>` +
      `<path d="M${-half} ${-tall - 2}Q0 ${-tall + rim * 2 - 2} ${half} ${-tall - 2}" fill="none" stroke="#8f6d2a" stroke-width="18" stroke-dasharray="4 20"/>` +
      drawLabel(sheet, print, {
        half: half * 0.48,
        top: -tall * 0.83,
        bottom: -tall * 0.08,
        sag: 8,
      }),
    outline: body,
    half,
    height: tall + 40,
  }
}

/** Strips over and under, each a little lighter where it comes up. */
function plaiting(half: number, tall: number): string {
  const step = 34
  const rows = Math.ceil((tall + 60) / step)
  const columns = Math.ceil((half * 2) / step)
  const ups = range(rows * columns).map((index) => {
    const row = Math.floor(index / columns)
    const column = index % columns
    if ((row + column) % 2) return ''
    const x = -half + column * step
    const sag = (1 - (x / half) ** 2) * half * 0.12
    return `M${fixed(x + 2)} ${fixed(-tall + row * step + sag)}h${step - 4}v${step - 3}h${-(step - 4)}z`
  })
  return (
    `<rect x="${-half}" y="${-tall - 10}" width="${half * 2}" height="${tall + 80}" fill="#a9853c"/>` +
    `<path d="${ups.join('')}" fill="#dcc07c" stroke="#6e5118" stroke-width="2" stroke-opacity=".6"/>`
  )
}
