import { fixed } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export interface Spot {
  x: number
  y: number
  angle: number
  scale?: number
}

/** Places things on the table, the farther ones first, each with its own small shadow. */
export function placed(
  sheet: Sheet,
  draw: (transform: string) => string,
  spots: readonly Spot[],
  shadow: { rx: number; ry: number },
): string {
  const dark = sheet.radial([
    [0.3, '#1d0d03', 0.55],
    [1, '#1d0d03', 0],
  ])
  return [...spots]
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, angle, scale = 1 }) => {
      const transform = `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(angle)}) scale(${fixed(scale)})`
      const below = `<ellipse cx="${fixed(x + shadow.rx * 0.22)}" cy="${fixed(y + shadow.ry * 0.8 * scale)}" rx="${fixed(shadow.rx * scale)}" ry="${fixed(shadow.ry * scale)}" fill="${dark}"/>`
      return below + draw(transform)
    })
    .join('')
}
