export interface MarkColours {
  drop: string
  stamens: string
  leaf: string
}

/**
 * The brand mark in a box of 64: a drop of oil that holds the brush-like flower of the vaagai
 * tree, carried by two of its leaves. At a few pixels five stout stamens show better than seven.
 */
export function drawMark({ drop, stamens, leaf }: MarkColours, count: 5 | 7 = 7): string {
  const middle = (count - 1) / 2
  const stout = count === 5 ? 1.5 : 1
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (((index - middle) * 69) / middle / 180) * Math.PI
    const reach = 19.5 - Math.abs(index - middle) * 0.9
    const x = 32 + Math.sin(angle) * reach
    const y = 45 - Math.cos(angle) * reach
    const bend = `${(32 + Math.sin(angle) * 6).toFixed(1)} ${(45 - 9).toFixed(1)}`
    return {
      line: `M32 46Q${bend} ${x.toFixed(1)} ${y.toFixed(1)}`,
      tip: `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${1.9 * stout}"/>`,
    }
  })
  return (
    `<path fill="${drop}" d="M32 2C32 2 13.5 22 13.5 36.5a18.5 18.5 0 0 0 37 0C50.5 22 32 2 32 2z"/>` +
    `<path fill="none" stroke="${stamens}" stroke-width="${1.7 * stout}" stroke-linecap="round" d="${rays.map((ray) => ray.line).join('')}"/>` +
    `<g fill="${stamens}">${rays.map((ray) => ray.tip).join('')}</g>` +
    `<path fill="${leaf}" d="M31.2 62C29 50 18 43.5 4 45c2.5 11.5 13 18.5 27.2 17zM32.8 62C35 50 46 43.5 60 45c-2.5 11.5-13 18.5-27.2 17z"/>`
  )
}
