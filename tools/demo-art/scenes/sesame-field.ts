import { fixed, range } from '../geometry.ts'
import { sesamePlant } from '../props/flowers.ts'
import { atmosphere, drawGround, drawSky } from '../scenery/land.ts'
import { palmyra } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** Sesame in flower on red soil, in the evening sun. */
export function drawSesameField(sheet: Sheet): string {
  const horizon = 620
  return (
    drawSky(sheet, 'evening', horizon, 1120) +
    at(240, 640, palmyra(sheet, 300)) +
    at(330, 636, palmyra(sheet, 240)) +
    at(1440, 640, palmyra(sheet, 270)) +
    drawGround(sheet, horizon, ['#c4794a', '#7d3a1e']) +
    furrows() +
    distantRows(sheet) +
    rows(sheet) +
    bees() +
    atmosphere(sheet, '#ffd98a', 0.4)
  )
}

function furrows(): string {
  const lines = range(19).map(
    (index) => `M${fixed(1000 + (index - 9) * 22)} 622L${fixed(1000 + (index - 9) * 330)} 1220`,
  )
  return `<path d="${lines.join('')}" stroke="#4f200d" stroke-width="10" stroke-opacity=".3"/>`
}

function distantRows(sheet: Sheet): string {
  const { random } = sheet
  const tufts = range(420).map(() => {
    const depth = random.next() ** 1.4
    const y = 640 + depth * 240
    const size = 8 + depth * 44
    return {
      y,
      path: `M${fixed(random.between(-20, 1620))} ${fixed(y)}q${fixed(random.between(-4, 4))} ${fixed(-size * 0.6)} ${fixed(random.between(-6, 6))} ${fixed(-size)}`,
    }
  })
  const blooms = range(260).map(() => {
    const depth = random.next() ** 1.4
    return `<circle cx="${fixed(random.between(0, 1600))}" cy="${fixed(632 + depth * 210)}" r="${fixed(2 + depth * 5)}"/>`
  })
  return `<path d="${tufts.map(({ path }) => path).join('')}" fill="none" stroke="#66803a" stroke-width="7" stroke-linecap="round" stroke-opacity=".9"/><g fill="#fdf3f4" fill-opacity=".9">${blooms.join('')}</g>`
}

/** The plants near enough to be seen leaf by leaf. */
function rows(sheet: Sheet): string {
  const { random } = sheet
  const tall = sheet.stamp(sesamePlant(sheet, 480))
  const low = sheet.stamp(sesamePlant(sheet, 400))
  const plants = [
    ...range(15).map((index) => ({ x: 40 + index * 112, y: 960, size: 0.52 })),
    ...range(11).map((index) => ({ x: -20 + index * 168, y: 1090, size: 0.8 })),
    ...range(8).map((index) => ({ x: -10 + index * 236, y: 1270, size: 1.18 })),
  ]
  return plants
    .map(({ x, y, size }, index) => {
      const transform = `translate(${fixed(x + random.between(-34, 34))} ${fixed(y + random.between(-14, 14))}) rotate(${fixed(random.between(-6, 6))}) scale(${fixed(index % 2 ? size : -size)} ${size})`
      return (index % 3 ? tall : low)(transform)
    })
    .join('')
}

function bees(): string {
  return [
    [620, 640, 1.4],
    [930, 730, 1.8],
    [1240, 590, 1.1],
    [340, 760, 1.2],
  ]
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="-3" cy="-9" rx="5" ry="9" fill="#fff" fill-opacity=".75" transform="rotate(-24)"/><ellipse cx="6" cy="-9" rx="5" ry="9" fill="#fff" fill-opacity=".75" transform="rotate(20)"/><ellipse rx="12" ry="7.5" fill="#e2a92b"/><path d="M-4-7V7M2-7.5V7.5M8-6V6" stroke="#2a1a0a" stroke-width="3"/></g>`,
    )
    .join('')
}
