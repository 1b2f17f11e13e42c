import { ellipsePath, fixed, range } from '../geometry.ts'
import { siris } from '../props/leaves.ts'
import type { Sheet } from '../sheet.ts'

/** Things laid out on linen and seen from above, about the middle of the sheet. */

/** Linen in a colour, its threads, and the shadow of leaves. */
export function drawLinen(sheet: Sheet, [light, dark]: readonly [string, string]): string {
  const { width, height, random } = sheet
  const fill = sheet.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0, 0, 1, 1],
  )
  const across = range(100).map((index) => `M0 ${index * 9 + 2}H${width}`)
  const down = range(134).map((index) => `M${index * 9 + 2} 0V${height}`)
  const turn = random.between(24, 50)
  const shade = sheet.soft(
    `<g fill="#1c0f04" opacity=".2">${siris(sheet, `translate(-40 ${height * 0.1}) rotate(${fixed(turn)}) scale(1.3)`)}${siris(sheet, `translate(${width * 0.74} -80) rotate(${fixed(turn + 36)}) scale(1.4)`)}</g>`,
    8,
  )
  return `<rect width="${width}" height="${height}" fill="${fill}"/><path d="${across.join('')}${down.join('')}" stroke="#2a1608" stroke-width="1.2" stroke-opacity=".08"/>${shade}`
}

export type Ware = 'brass' | 'wood' | 'clay' | 'stone'

const wares: Record<Ware, readonly [string, string, string]> = {
  brass: ['#fff0b8', '#c4932f', '#6b4610'],
  wood: ['#d3a06a', '#8a5529', '#4b2811'],
  clay: ['#e59a68', '#a9502a', '#5a2210'],
  stone: ['#d8d0c2', '#958a7b', '#4d443b'],
}

/** A round bowl; what is in it is drawn about the origin and cut to its mouth. */
export function drawBowl(
  sheet: Sheet,
  [x, y, radius]: readonly [number, number, number],
  ware: Ware,
  content: string,
): string {
  const [light, body, dark] = wares[ware]
  const inner = radius * 0.87
  const rim = sheet.linear(
    [
      [0, light],
      [0.45, body],
      [1, dark],
    ],
    [0.1, 0, 0.9, 1],
  )
  const lip = sheet.linear(
    [
      [0, dark],
      [1, light],
    ],
    [0.1, 0, 0.9, 1],
  )
  const hollow = sheet.radial(
    [
      [0.72, '#1a0c03', 0],
      [1, '#1a0c03', 0.6],
    ],
    [0.54, 0.55, 0.52],
  )
  const shadow = sheet.radial([
    [0.72, '#1a0c03', 0.62],
    [1, '#1a0c03', 0],
  ])
  const mouth = `M${-inner} 0A${inner} ${inner} 0 1 1 ${inner} 0A${inner} ${inner} 0 1 1 ${-inner} 0z`
  return (
    `<g transform="translate(${x} ${y})"><circle cx="${radius * 0.12}" cy="${radius * 0.15}" r="${radius * 1.22}" fill="${shadow}"/>` +
    `<circle r="${radius}" fill="${rim}"/><circle r="${radius * 0.93}" fill="${lip}"/><circle r="${inner}" fill="${dark}"/>` +
    sheet.clipped(mouth, `${content}<circle r="${inner + 2}" fill="${hollow}"/>`) +
    `<path d="M${fixed(-radius * 0.86)} ${fixed(-radius * 0.42)}A${radius * 0.965} ${radius * 0.965} 0 0 1 ${fixed(-radius * 0.3)} ${fixed(-radius * 0.915)}" fill="none" stroke="#fff" stroke-width="${fixed(radius * 0.022)}" stroke-linecap="round" stroke-opacity=".7"/></g>`
  )
}

/** Oil in a bowl: light from the upper left lies on it. */
export function oilIn(
  sheet: Sheet,
  radius: number,
  oil: { glow: string; body: string; deep: string },
): string {
  const fill = sheet.radial(
    [
      [0, oil.glow],
      [0.45, oil.body],
      [1, oil.deep],
    ],
    [0.62, 0.64, 0.74],
  )
  return (
    `<circle r="${radius}" fill="${fill}"/>` +
    `<path d="M${fixed(-radius * 0.62)} ${fixed(-radius * 0.1)}A${radius * 0.64} ${radius * 0.64} 0 0 1 ${fixed(-radius * 0.06)} ${fixed(-radius * 0.62)}" fill="none" stroke="#fff" stroke-width="${fixed(radius * 0.07)}" stroke-linecap="round" stroke-opacity=".7"/>` +
    `<circle cx="${fixed(radius * 0.12)}" cy="${fixed(-radius * 0.6)}" r="${fixed(radius * 0.035)}" fill="#fff" fill-opacity=".7"/>`
  )
}

/** Grains lying close, seen from above; `within` may keep some areas free. */
export function grainsIn(
  sheet: Sheet,
  radius: number,
  look: { body: string; deep: string; grains?: readonly [string, ...string[]] },
  size: number,
  within: (x: number, y: number) => boolean = () => true,
): string {
  const { random } = sheet
  const tones = look.grains ?? [look.body]
  const layers = 5
  const count = Math.min(190, Math.round((radius * radius) / (size * size * 0.75) / layers))
  return range(layers)
    .map(() => {
      const shade: string[] = []
      const lit = tones.map((): string[] => [])
      for (const index of range(count)) {
        const angle = random.between(0, Math.PI * 2)
        const reach = radius * Math.sqrt(random.next())
        const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
        const turn = random.between(0, 180)
        if (!within(x, y)) continue
        shade.push(ellipsePath(x + 1.5, y + 2.5, size, size * 0.68, turn))
        lit[index % tones.length]?.push(ellipsePath(x, y, size, size * 0.66, turn))
      }
      const grains = tones.map(
        (tone, index) => `<path d="${lit[index]?.join('')}" fill="${tone}"/>`,
      )
      return `<path d="${shade.join('')}" fill="${look.deep}" fill-opacity=".6"/>${grains.join('')}`
    })
    .join('')
}
