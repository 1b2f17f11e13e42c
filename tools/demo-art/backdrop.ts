import { fixed, range } from './geometry.ts'
import { siris } from './props/leaves.ts'
import type { Sheet, Stop } from './sheet.ts'

/** A plastered wall above a wooden table, with the shadow of vaagai leaves on the wall. */
const backdrops = {
  cream: { wall: ['#f8efdd', '#ecdcbd', '#d8bd92'], veil: '#8a5a2a' },
  sage: { wall: ['#e9ead8', '#cfd4b6', '#a9b18a'], veil: '#48552c' },
  leaf: { wall: ['#8a9463', '#667445', '#46532e'], veil: '#1c260f' },
  dusk: { wall: ['#8d5a38', '#623a22', '#3b2013'], veil: '#190a03' },
} as const

export type BackdropName = keyof typeof backdrops

/** Where the table meets the wall. */
const tableEdge = 800
/** Where things stand on it. */
export const standLine = 1010

export function drawBackdrop(sheet: Sheet, name: BackdropName): string {
  const { wall, veil } = backdrops[name]
  const wallFill = sheet.linear(
    wall.map((colour, index): Stop => [index / 2, colour]),
    [0, 0, 1, 0.9],
  )
  const tableFill = sheet.linear(
    [
      [0, '#c08a54'],
      [0.45, '#a56c3a'],
      [1, '#6f421f'],
    ],
    [0, 0, 1, 0.55],
  )
  const leaves = boughs(sheet)
  const wallLayer = sheet.soft(
    `<rect x="-40" y="-40" width="1280" height="1280" fill="${wallFill}"/>` +
      `<ellipse cx="330" cy="330" rx="620" ry="520" fill="${glow(sheet, '#fffaf0', 0.5)}"/>` +
      `<g fill="${veil}" opacity=".26">${leaves}</g>`,
    9,
    { x: 0, y: 0, width: 1200, height: 822 },
  )
  return `${wallLayer}<rect y="${tableEdge}" width="1200" height="400" fill="${tableFill}"/>${grain(sheet)}<ellipse cx="380" cy="930" rx="620" ry="170" fill="${glow(sheet, '#ffe3b0', 0.34)}"/><rect y="${tableEdge}" width="1200" height="26" fill="${sheet.linear(
    [
      [0, '#2a1608', 0.5],
      [1, '#2a1608', 0],
    ],
    [0, 0, 0, 1],
  )}"/>`
}

/** Three leaves hanging into the light from above, never quite at the same spot. */
function boughs(sheet: Sheet): string {
  const { random } = sheet
  return [200, 740, 1180]
    .map((x, index) => {
      const turn = 56 + index * 28 + random.between(-14, 14)
      const transform = `translate(${fixed(x + random.between(-90, 90))} ${fixed(random.between(-150, -30))})`
      return siris(
        sheet,
        `${transform} rotate(${fixed(turn)}) scale(${fixed(random.between(1.3, 1.6))})`,
      )
    })
    .join('')
}

/** A patch of light that fades outwards. */
export function glow(sheet: Sheet, colour: string, opacity: number): string {
  return sheet.radial([
    [0, colour, opacity],
    [0.55, colour, opacity * 0.42],
    [1, colour, 0],
  ])
}

function grain(sheet: Sheet): string {
  const { random } = sheet
  const seams = [858, 948, 1076]
    .map(
      (y) =>
        `<path d="M0 ${y}H1200" stroke="#3a1f0d" stroke-width="${(y - 700) / 90}" stroke-opacity=".4"/>` +
        `<path d="M0 ${y + (y - 700) / 80}H1200" stroke="#e5b67c" stroke-width="1.5" stroke-opacity=".3"/>`,
    )
    .join('')
  const lines = range(46).map(() => {
    const depth = random.next() ** 0.7
    const y = tableEdge + 8 + depth * 390
    const x = random.between(-200, 1100)
    const length = random.between(200, 800)
    const drift = random.between(-5, 5)
    return `M${fixed(x)} ${fixed(y)}q${fixed(length / 3)} ${fixed(drift)} ${fixed(length / 2)} 0t${fixed(length / 2)} ${fixed(drift / 2)}`
  })
  return `${seams}<path d="${lines.join('')}" fill="none" stroke="#4a260f" stroke-width="1.8" stroke-opacity=".2"/>`
}
