import { glow } from '../backdrop.ts'
import { fixed, range } from '../geometry.ts'
import type { LabelText, Print } from '../label.ts'
import { drawShadow } from '../light.ts'
import { goods, type OilColour, oils, palette } from '../palette.ts'
import { brassBowl } from '../props/brass.ts'
import { coconutHalf } from '../props/coconut.ts'
import { siris } from '../props/leaves.ts'
import { heap } from '../props/mound.ts'
import { openPod, peanuts } from '../props/peanuts.ts'
import { drawSky } from '../scenery/land.ts'
import { marachekku } from '../scenery/mill.ts'
import { coconutPalm } from '../scenery/trees.ts'
import { at } from '../scenes/transform.ts'
import type { Sheet } from '../sheet.ts'
import { type BottleName, bottle } from '../vessels/bottles.ts'

const edge = 830

/**
 * The picture the site opens with: three oils on the mill's table, the press behind them in the
 * morning haze. `centre` is where the bottles stand; what is left of them stays calm.
 */
export function drawHero(sheet: Sheet, centre: number): string {
  const { width, height } = sheet
  const far =
    drawSky(sheet, 'morning', edge - 60, centre - 260) +
    sheet.soft(distance(sheet, centre), 7, { x: 0, y: 0, width, height: edge + 20 })
  const table = sheet.linear(
    [
      [0, '#c9935a'],
      [0.5, '#a86e3b'],
      [1, '#6b3f1d'],
    ],
    [0, 0, 1, 0.5],
  )
  return (
    `<rect width="${width}" height="${height}" fill="#e9d3a4"/>${far}` +
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${table}"/>${boards(sheet)}` +
    `<ellipse cx="${centre - 120}" cy="${edge + 120}" rx="520" ry="130" fill="${glow(sheet, '#ffe3b0', 0.4)}"/>` +
    at(centre, 1000, stillLife(sheet)) +
    boughs(sheet, centre) +
    `<rect width="${width}" height="${height}" fill="${sheet.radial(
      [
        [0, '#fff0c0', 0.34],
        [0.5, '#fff0c0', 0],
        [1, '#2a1206', 0.26],
      ],
      [0.3, 0.2, 0.95],
    )}"/>`
  )
}

/** The press and palms behind, out of focus. */
function distance(sheet: Sheet, centre: number): string {
  return (
    `<rect y="${edge - 90}" width="${sheet.width}" height="130" fill="#b98552"/>` +
    at(centre - 470, edge - 80, coconutPalm(sheet, 420, 40, 1)) +
    at(centre + 430, edge - 84, coconutPalm(sheet, 520, -50, 1)) +
    at(centre + 300, edge - 86, coconutPalm(sheet, 330, 20, 1)) +
    at(centre - 290, edge + 20, marachekku(sheet, 560), 'scale(.72)')
  )
}

function boards(sheet: Sheet): string {
  const { random, width } = sheet
  const seams = [890, 990, 1120].map((y) => `M0 ${y}H${width}`)
  const grain = range(50).map(() => {
    const y = edge + 10 + random.next() ** 0.7 * 360
    const long = random.between(160, 500)
    return `M${fixed(random.between(-200, width))} ${fixed(y)}q${fixed(long / 2)} ${fixed(random.between(-6, 6))} ${fixed(long)} 0`
  })
  return `<path d="${seams.join('')}" stroke="#3a1f0d" stroke-width="3.5" stroke-opacity=".45"/><path d="${grain.join('')}" fill="none" stroke="#4a260f" stroke-width="2" stroke-opacity=".2"/><rect y="${edge}" width="${width}" height="22" fill="${sheet.linear(
    [
      [0, '#2a1608', 0.5],
      [1, '#2a1608', 0],
    ],
    [0, 0, 0, 1],
  )}"/>`
}

function stillLife(sheet: Sheet): string {
  const stand = (name: BottleName, oil: OilColour, text: LabelText, size: string) => {
    const print: Print = { ...text, size, accent: oil.accent }
    const vessel = bottle(sheet, name, oil, print)
    return drawShadow(sheet, vessel) + vessel.markup
  }
  return (
    at(
      -262,
      -70,
      stand(
        'bottle-1l',
        oils.sesame,
        { title: 'Nallennai', kind: 'Sesame Oil', tamil: 'நல்லெண்ணெய்' },
        '1 L',
      ),
      'scale(.78)',
    ) +
    at(
      268,
      -76,
      stand(
        'bottle-500ml',
        oils.coconut,
        { title: 'Coconut', kind: 'Oil', tamil: 'தேங்காய் எண்ணெய்' },
        '500 ml',
      ),
      'scale(.86)',
    ) +
    at(
      0,
      0,
      stand(
        'bottle-1l',
        oils.groundnut,
        { title: 'Groundnut', kind: 'Oil', tamil: 'கடலை எண்ணெய்' },
        '1 L',
      ),
      'scale(.9)',
    ) +
    at(370, -10, coconutHalf(sheet, 96), 'rotate(10)') +
    at(-372, 2, heap(sheet, 110, 70, goods.blackSesame)) +
    at(190, 50, brassBowl(sheet, 96, oils.groundnut)) +
    peanuts(
      sheet,
      [
        { x: -210, y: 16, angle: 22 },
        { x: -120, y: 34, angle: -16 },
        { x: -280, y: 46, angle: -30 },
      ],
      [
        { x: 60, y: 52, angle: 20 },
        { x: 110, y: 66, angle: -30 },
        { x: -20, y: 66, angle: 70 },
      ],
    ) +
    at(-160, 60, openPod(sheet), 'rotate(-10)')
  )
}

/** A vaagai bough reaching in from above, near enough to be green. */
function boughs(sheet: Sheet, centre: number): string {
  const leaf = (transform: string, fill: string) =>
    `<g fill="${fill}">${siris(sheet, transform)}</g>`
  return (
    leaf(`translate(${centre + 400} -60) rotate(128) scale(.72)`, '#3f5a28') +
    leaf(`translate(${centre + 270} -110) rotate(104) scale(.8)`, palette.leaf) +
    leaf(`translate(${centre + 470} 50) rotate(152) scale(.66)`, '#6b8a3e') +
    blossom(centre + 246, 62, 1) +
    blossom(centre + 130, 26, 0.8)
  )
}

/** The flower: a brush of pale stamens. */
function blossom(x: number, y: number, size: number): string {
  const rays = range(34).map((index) => {
    const angle = (index / 34) * Math.PI * 2
    const reach = 44 + (index % 3) * 9
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.9 }
  })
  const lines = rays.map((end) => `M0 0L${fixed(end.x)} ${fixed(end.y)}`)
  const tips = rays.map((end) => `<circle cx="${fixed(end.x)}" cy="${fixed(end.y)}" r="3.4"/>`)
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="${lines.join('')}" stroke="#f3ecc4" stroke-width="2.4" stroke-linecap="round"/><circle r="13" fill="#a9b964"/><g fill="#fffbe6">${tips.join('')}</g></g>`
}
