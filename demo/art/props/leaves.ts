import { range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A feathered leaf of the siris tree, growing to the right from its stalk. */
export function siris(sheet: Sheet, transform: string): string {
  const leaflet = sheet.stamp('<path d="M0 0C6-30 22-62 10-100C-12-72-14-32 0 0z"/>')
  const pairs = range(9).map((index) => {
    const x = 40 + index * 48
    const size = 0.78 + 0.3 * Math.sin(((index + 1) / 10) * Math.PI)
    return (
      leaflet(`translate(${x} -2) rotate(${24 - index * 2}) scale(${size})`) +
      leaflet(`translate(${x} 2) rotate(${156 + index * 2}) scale(${size} ${size})`)
    )
  })
  return `<g transform="${transform}"><path d="M0-3L470-1V1L0 3z"/>${pairs.join('')}</g>`
}
