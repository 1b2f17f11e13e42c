import { fixed, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A feathered leaf of the siris tree, growing to the right from its stalk. */
export function siris(sheet: Sheet, transform: string): string {
  const leaflet = sheet.stamp('<path d="M0 0C6-30 22-62 10-100C-12-72-14-32 0 0z"/>')
  const pairs = range(9).map((index) => {
    const x = 40 + index * 48
    const size = fixed(0.78 + 0.3 * Math.sin(((index + 1) / 10) * Math.PI))
    return (
      leaflet(`translate(${x} -2) rotate(${24 - index * 2}) scale(${size})`) +
      leaflet(`translate(${x} 2) rotate(${156 + index * 2}) scale(${size})`)
    )
  })
  return `<g transform="${transform}"><path d="M0-3L470-1V1L0 3z"/>${pairs.join('')}</g>`
}

export interface LeafLook {
  /** The outline of one leaflet, from its stalk at the origin to the right. */
  outline: string
  vein: string
  light: string
  dark: string
  stalk: string
}

export const leafLooks = {
  curry: {
    outline: 'M0 0C12-17 40-20 70 0C42 15 14 15 0 0z',
    vein: 'M4 0Q36-4 66 0',
    light: '#6f9440',
    dark: '#34541f',
    stalk: '#5d6b2c',
  },
  neem: {
    outline:
      'M0 0C8-10 14-16 24-18L28-14 38-18 42-13 54-15 58-9 70-8 74-3 96 6C80 10 56 12 34 12C18 12 6 8 0 0z',
    vein: 'M2 0Q46-6 92 6',
    light: '#8aa544',
    dark: '#41602a',
    stalk: '#6b7234',
  },
  broad: {
    outline: 'M0 0C14-34 56-44 92-20C110-8 116 2 118 8C92 26 38 34 0 0z',
    vein: 'M4 0Q56-14 114 8M30-6q16-14 30-18M52-10q18-10 30-12M34-2q18 10 34 14M60-4q16 8 28 12',
    light: '#7f9d47',
    dark: '#3d5a24',
    stalk: '#66702f',
  },
} as const satisfies Record<string, LeafLook>

/** A twig of paired leaflets, growing to the right from the origin. */
export function sprig(sheet: Sheet, look: LeafLook, pairs: number, step: number): string {
  const fill = sheet.linear(
    [
      [0, look.dark],
      [0.5, look.light],
      [1, look.dark],
    ],
    [0, 0.1, 0.4, 1],
  )
  const leaf = sheet.stamp(
    `<path d="${look.outline}" fill="${fill}"/><path d="${look.vein}" fill="none" stroke="#e5ecb9" stroke-width="1.6" stroke-opacity=".6"/>`,
  )
  const length = pairs * step
  const leaves = range(pairs).map((index) => {
    const x = 26 + index * step
    const y = fixed(-Math.sin((x / length) * Math.PI * 0.8) * 14)
    const size = fixed(1 - (index / pairs) * 0.3)
    return (
      leaf(`translate(${x} ${y}) rotate(${-54 + index * 3}) scale(${size})`) +
      leaf(`translate(${x + 6} ${y}) rotate(${52 - index * 3}) scale(${size} -${size})`)
    )
  })
  return (
    `<path d="M-20 4Q${length / 2} -22 ${length + 20} -4" fill="none" stroke="${look.stalk}" stroke-width="4.5" stroke-linecap="round"/>` +
    leaves.join('') +
    leaf(`translate(${length + 16} -4) rotate(-4) scale(.75)`)
  )
}
