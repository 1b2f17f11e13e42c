import { fixed, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A stem of sesame: lance leaves, ribbed pods and white bells, standing at the origin. */
export function sesamePlant(sheet: Sheet, height: number): string {
  const green = sheet.linear(
    [
      [0, '#8aa653'],
      [1, '#3f5d26'],
    ],
    [0, 0, 1, 1],
  )
  const petal = sheet.linear(
    [
      [0, '#ffffff'],
      [0.6, '#f6e6ee'],
      [1, '#d3a9bd'],
    ],
    [0, 0, 0.4, 1],
  )
  const leaf = sheet.stamp(
    `<path d="M0 0C14-22 58-34 96-20C70 0 26 14 0 0z" fill="${green}"/><path d="M4 0Q46-14 90-20" fill="none" stroke="#dfe9b6" stroke-width="1.6" stroke-opacity=".6"/>`,
  )
  const pod = sheet.stamp(
    `<path d="M-9 0C-12-20-10-44 0-58C10-44 12-20 9 0z" fill="${green}"/><path d="M0-2V-54" stroke="#d7e2a6" stroke-width="1.6" stroke-opacity=".7"/>`,
  )
  const bell = sheet.stamp(
    `<path d="M0 0C-6 10-18 20-22 40C-26 50-14 54-10 48C-8 58 6 58 8 48C14 54 26 50 22 40C18 20 6 10 0 0z" fill="${petal}"/><path d="M-4 10Q-8 24-10 40M4 10Q8 24 8 40" fill="none" stroke="#c994ae" stroke-width="1.5" stroke-opacity=".6"/><path d="M-6 2Q0-8 6 2z" fill="#5d7a33"/>`,
  )
  const steps = Math.floor(height / 62)
  const parts = range(steps).map((index) => {
    const y = -40 - index * 62
    const side = index % 2 ? -1 : 1
    const size = 1 - (index / steps) * 0.4
    const above = index > steps * 0.35
    return (
      leaf(
        `translate(0 ${y}) rotate(${side > 0 ? -18 : 18}) scale(${fixed(side * size)} ${fixed(size)})`,
      ) +
      (above
        ? bell(
            `translate(${-side * 10} ${y - 4}) rotate(${side * 38}) scale(${fixed(size * 0.95)})`,
          )
        : pod(`translate(${-side * 8} ${y}) rotate(${-side * 22}) scale(${fixed(size)})`))
    )
  })
  return `<path d="M0 4Q8 ${-height / 2} 0 ${-height}" fill="none" stroke="#66803a" stroke-width="7" stroke-linecap="round"/>${parts.join('')}${pod(`translate(0 ${-height + 8}) scale(.6)`)}`
}

/** A sprig of mustard in flower, standing at the origin. */
export function mustardPlant(sheet: Sheet, height: number): string {
  const { random } = sheet
  const flower = sheet.stamp(
    '<g fill="#f4c414"><ellipse cx="-9" rx="9" ry="6.5"/><ellipse cx="9" rx="9" ry="6.5"/><ellipse cy="-9" rx="6.5" ry="9"/><ellipse cy="9" rx="6.5" ry="9"/></g><circle r="4.5" fill="#b98508"/>',
  )
  const stems = range(5).map((index) => {
    const lean = (index - 2) * 34
    const top = -height * (1 - Math.abs(index - 2) * 0.13)
    const blooms = range(9).map(() => {
      const spread = random.between(-30, 30)
      return flower(
        `translate(${fixed(lean + spread)} ${fixed(top + random.between(-34, 40))}) rotate(${fixed(random.between(0, 90))}) scale(${fixed(random.between(0.7, 1.15))})`,
      )
    })
    const pods = range(3).map(
      (at) =>
        `<path d="M${fixed(lean * 0.6)} ${fixed(top * (0.5 + at * 0.12))}q${at % 2 ? 24 : -24} -10 ${at % 2 ? 34 : -34} -44" fill="none" stroke="#7d9440" stroke-width="4" stroke-linecap="round"/>`,
    )
    return `<path d="M0 0Q${lean * 0.2} ${top * 0.5} ${lean} ${top}" fill="none" stroke="#6b8536" stroke-width="5" stroke-linecap="round"/>${pods.join('')}${blooms.join('')}`
  })
  return stems.join('')
}

/** An ear of millet bending over to the right; its stalk begins at the origin. */
export function milletEar(
  sheet: Sheet,
  look: { light: string; dark: string; stalk: string },
  { length = 210, thickness = 26, bristles = false } = {},
): string {
  const { random } = sheet
  const grain = sheet.stamp(
    `<circle r="6.5" fill="${look.dark}"/><circle cx="-1.5" cy="-1.5" r="5" fill="${look.light}"/>`,
  )
  const count = Math.round((length * thickness) / 48)
  const hairs: string[] = []
  const grains = range(count).map((index) => {
    const t = index / count
    const x = 80 + t * length * 0.8
    const y = -190 - Math.sin(t * 2.2 + 0.5) * 60 + t * t * 120
    const wide = thickness * Math.sin(Math.min(1, t * 1.5 + 0.25) * Math.PI * 0.86 + 0.3)
    const off = random.between(-1, 1) * Math.max(6, wide)
    if (bristles)
      hairs.push(
        `M${fixed(x)} ${fixed(y + off)}l${fixed(random.between(10, 30))} ${fixed(off * 1.1)}`,
      )
    return grain(`translate(${fixed(x)} ${fixed(y + off)})`)
  })
  return (
    `<path d="M0 0C10-110 40-190 90-216" fill="none" stroke="${look.stalk}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M8-60C50-90 90-84 120-40C80-66 40-60 10-40z" fill="${look.stalk}"/>` +
    `<path d="${hairs.join('')}" stroke="${look.light}" stroke-width="1.6" stroke-opacity=".8"/>${grains.join('')}`
  )
}
