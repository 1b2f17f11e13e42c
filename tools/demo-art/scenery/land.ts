import { fixed, range, smoothLine } from '../geometry.ts'
import type { Sheet, Stop } from '../sheet.ts'

/** The hours the scenes play at: sky from above to the horizon, the hills, and the sun. */
const skies = {
  morning: {
    sky: ['#dfe6d8', '#f7ead0', '#fbd9a2'],
    hills: ['#cfd2bd', '#a9b59b', '#7d9170'],
    sun: '#fff3cf',
  },
  noon: {
    sky: ['#a9c7c9', '#d6e2d3', '#f6efdc'],
    hills: ['#b9c8bd', '#8ea992', '#65845f'],
    sun: '#ffffff',
  },
  evening: {
    sky: ['#c98a63', '#efb06c', '#fbdc9d'],
    hills: ['#c79a7c', '#94735f', '#66584a'],
    sun: '#fff0b5',
  },
  dusk: {
    sky: ['#232a3f', '#4f4259', '#b4694c'],
    hills: ['#4a4057', '#33304a', '#242539'],
    sun: '#ffb869',
  },
} as const

type Hour = keyof typeof skies

/** Sky with a low sun, and the ranges of the Western Ghats down to the horizon, all in haze. */
export function drawSky(sheet: Sheet, hour: Hour, horizon: number, sunX = 420): string {
  const { sky, hills, sun } = skies[hour]
  const { width } = sheet
  const fill = sheet.linear(
    sky.map((colour, index): Stop => [index / 2, colour]),
    [0, 0, 0, 1],
  )
  const ranges = hills.map((colour, index) => {
    const haze = sheet.linear(
      [
        [0, colour],
        [1, sky[2], 0.8],
      ],
      [0, 0, 0, 1],
    )
    const ridge = ridgeLine(sheet, horizon - 170 + index * 66, 190 - index * 52)
    return `<path d="${ridge}L${width + 40} ${horizon + 60}L-40 ${horizon + 60}Z" fill="${haze}"/>`
  })
  return sheet.soft(
    `<rect x="-40" y="-40" width="${width + 80}" height="${horizon + 140}" fill="${fill}"/>` +
      `<circle cx="${sunX}" cy="${horizon - 260}" r="460" fill="${sheet.radial([
        [0, sun, 0.95],
        [0.12, sun, 0.7],
        [0.5, sun, 0.2],
        [1, sun, 0],
      ])}"/>` +
      clouds(sheet, horizon, sun) +
      ranges.join(''),
    3,
    { x: 0, y: 0, width, height: horizon + 20 },
  )
}

/** A mountain's back: long slopes, a few peaks, small breaks. */
function ridgeLine(sheet: Sheet, y: number, rise: number): string {
  const { random, width } = sheet
  const waves = [1.1, 2.3, 4.7, 9.1].map((beat) => ({ beat, shift: random.between(0, 6.3) }))
  const count = 26
  return smoothLine(
    range(count + 1).map((index) => {
      const t = index / count
      const high = waves.reduce(
        (sum, { beat, shift }, order) =>
          sum + Math.abs(Math.sin(t * beat * Math.PI + shift)) / (order + 1) ** 1.1,
        -1,
      )
      return [-40 + t * (width + 80), y - rise * high * 0.75] as const
    }),
  )
}

function clouds(sheet: Sheet, horizon: number, colour: string): string {
  const { random, width } = sheet
  const puff = sheet.radial([
    [0, colour, 0.62],
    [0.5, colour, 0.3],
    [1, colour, 0],
  ])
  return range(6)
    .map(() => {
      const x = random.between(0, width)
      const y = random.between(70, horizon - 330)
      const long = random.between(200, 420)
      return (
        `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(long)}" ry="${fixed(long * 0.1)}" fill="${puff}"/>` +
        `<ellipse cx="${fixed(x - long * 0.2)}" cy="${fixed(y - long * 0.05)}" rx="${fixed(long * 0.45)}" ry="${fixed(long * 0.12)}" fill="${puff}"/>`
      )
    })
    .join('')
}

/** The ground from the horizon down, its near part in warm shade, speckled with earth. */
export function drawGround(
  sheet: Sheet,
  horizon: number,
  [far, near]: readonly [string, string],
  specks = '#5a2a12',
): string {
  const { random, width, height } = sheet
  const fill = sheet.linear(
    [
      [0, far],
      [1, near],
    ],
    [0, 0, 0.2, 1],
  )
  const marks = range(150).map(() => {
    const depth = random.next() ** 0.6
    const y = horizon + 10 + depth * (height - horizon)
    const size = 3 + depth * 16
    return `M${fixed(random.between(0, width))} ${fixed(y)}h${fixed(size)}`
  })
  return (
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${fill}"/>` +
    `<path d="${marks.join('')}" stroke="${specks}" stroke-width="3" stroke-linecap="round" stroke-opacity=".22"/>`
  )
}

/** A soft shadow on the ground. */
export function groundShadow(sheet: Sheet, x: number, y: number, rx: number, ry: number): string {
  const fill = sheet.radial([
    [0, '#220f04', 0.55],
    [0.5, '#220f04', 0.32],
    [1, '#220f04', 0],
  ])
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"/>`
}

/** Tufts of grass along the lower edge. */
export function grass(
  sheet: Sheet,
  y: number,
  spread: number,
  count: number,
  colour: string,
): string {
  const { random, width } = sheet
  const blades = range(count).map(() => {
    const x = random.between(-20, width)
    const base = y + random.between(0, spread)
    const tall = random.between(18, 46)
    return `M${fixed(x)} ${fixed(base)}q${fixed(random.between(-4, 6))} ${fixed(-tall * 0.6)} ${fixed(random.between(-18, 18))} ${fixed(-tall)}`
  })
  return `<path d="${blades.join('')}" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round"/>`
}

/** Darker corners and a warm cast from the light's side, over everything. */
export function atmosphere(sheet: Sheet, light = '#ffe2a8', strength = 0.28): string {
  const { width, height } = sheet
  const cast = sheet.radial(
    [
      [0, light, strength],
      [0.6, light, 0],
      [1, '#2a1206', 0.22],
    ],
    [0.28, 0.22, 0.95],
  )
  return `<rect width="${width}" height="${height}" fill="${cast}"/>`
}
