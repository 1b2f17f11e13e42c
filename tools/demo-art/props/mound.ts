import { ellipsePath, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export interface MoundLook {
  light: string
  body: string
  deep: string
  /** Grains that show on the surface, from the darkest to the lightest; none for flour. */
  grains?: readonly [string, ...string[]]
  grainSize?: number
}

/** A heap poured on the table, a few grains rolled away from it. */
export function mound(sheet: Sheet, half: number, height: number, look: MoundLook): string {
  const strayed = look.grains ? strays(sheet, half, look.grains, look.grainSize ?? 5) : ''
  return heap(sheet, half, height, look) + strayed
}

/** A heap, the middle of its foot at the origin. */
export function heap(sheet: Sheet, half: number, height: number, look: MoundLook): string {
  const outline = `M${-half} 0C${-half * 0.72} ${-height * 0.1} ${-half * 0.4} ${-height} 0 ${-height}C${half * 0.4} ${-height} ${half * 0.72} ${-height * 0.1} ${half} 0Q${half * 0.5} ${half * 0.16} 0 ${half * 0.16}Q${-half * 0.5} ${half * 0.16} ${-half} 0z`
  const fill = sheet.linear(
    [
      [0, look.light],
      [0.45, look.body],
      [1, look.deep],
    ],
    [0.2, 0, 0.85, 1],
  )
  const shadow = `<ellipse cx="${half * 0.22}" cy="${half * 0.04}" rx="${half * 1.2}" ry="${half * 0.19}" fill="${sheet.radial(
    [
      [0.5, '#1d0d03', 0.5],
      [1, '#1d0d03', 0],
    ],
  )}"/>`
  const grains = look.grains
    ? surface(sheet, half, height, look.grains, look.grainSize ?? 5)
    : dusting(look, half)
  return `${shadow}<path d="${outline}" fill="${fill}"/>${grains}`
}

function bell(t: number): number {
  return Math.cos((Math.min(1, Math.abs(t)) * Math.PI) / 2) ** 2
}

function surface(
  sheet: Sheet,
  half: number,
  height: number,
  grains: readonly [string, ...string[]],
  size: number,
): string {
  const { random } = sheet
  const count = Math.min(420, Math.round((half * height) / (size * size * 3.2)))
  const paths = grains.map((): string[] => [])
  for (const _ of range(count)) {
    const t = random.between(-0.97, 0.97)
    const low = half * 0.15 * (1 - t * t)
    const y = low - random.next() * (bell(t) * height + low)
    const lit = (1 - t) / 2 + (-y / height) * 0.4
    const tone = Math.floor((lit * 0.8 + random.next() * 0.4) * grains.length * 0.8)
    const shade = Math.max(0, Math.min(grains.length - 1, tone))
    paths[shade]?.push(ellipsePath(t * half, y, size, size * 0.66, random.between(0, 180)))
  }
  return paths.map((path, index) => `<path d="${path.join('')}" fill="${grains[index]}"/>`).join('')
}

function strays(
  sheet: Sheet,
  half: number,
  grains: readonly [string, ...string[]],
  size: number,
): string {
  const { random } = sheet
  const shadows: string[] = []
  const stray = range(26).map(() => {
    const x = random.between(-1.35, 1.35) * half
    const y = half * 0.1 + random.between(-0.04, 0.16) * half
    shadows.push(ellipsePath(x + 2, y + 3, size, size * 0.66))
    const path = ellipsePath(x, y, size, size * 0.66, random.between(0, 180))
    return `<path d="${path}" fill="${random.pick(grains)}"/>`
  })
  return `<path d="${shadows.join('')}" fill="#2a1405"/>${stray.join('')}`
}

/** Flour lies soft: two ridges and a dust around its foot. */
function dusting(look: MoundLook, half: number): string {
  return (
    `<path d="M${-half * 0.5} ${-half * 0.1}Q${-half * 0.1} ${-half * 0.34} ${half * 0.1} ${-half * 0.1}" fill="none" stroke="${look.light}" stroke-width="${half * 0.06}" stroke-linecap="round" stroke-opacity=".5"/>` +
    `<ellipse cx="${-half * 0.86}" cy="${half * 0.08}" rx="${half * 0.3}" ry="${half * 0.04}" fill="${look.body}" fill-opacity=".5"/>` +
    `<ellipse cx="${half * 0.9}" cy="${half * 0.1}" rx="${half * 0.26}" ry="${half * 0.04}" fill="${look.deep}" fill-opacity=".5"/>`
  )
}
