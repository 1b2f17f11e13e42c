import { fixed } from '../geometry.ts'
import type { Sheet, Stop } from '../sheet.ts'

const brassStops: readonly Stop[] = [
  [0, '#5a3808'],
  [0.12, '#b98a34'],
  [0.28, '#fff0b8'],
  [0.4, '#e2b75a'],
  [0.66, '#a97823'],
  [0.88, '#7a5212'],
  [1, '#c9983e'],
]

/** A low brass bowl; the middle of its foot at the origin, filled by an ellipse of a colour. */
export function brassBowl(
  sheet: Sheet,
  half: number,
  inside: { light: string; body: string; deep: string },
): string {
  const tall = half * 0.62
  const rim = half * 0.2
  const surface = sheet.linear([
    [0, inside.deep],
    [0.4, inside.body],
    [0.8, inside.light],
    [1, inside.body],
  ])
  const brass = sheet.linear(brassStops)
  return (
    `<ellipse cx="${half * 0.3}" cy="2" rx="${half * 1.3}" ry="${half * 0.22}" fill="${sheet.radial(
      [
        [0.35, '#1d0d03', 0.6],
        [1, '#1d0d03', 0],
      ],
    )}"/>` +
    `<path d="M${-half} ${-tall}C${-half} ${-tall * 0.3} ${-half * 0.62} 0 ${-half * 0.4} 0Q0 ${half * 0.1} ${half * 0.4} 0C${half * 0.62} 0 ${half} ${-tall * 0.3} ${half} ${-tall}z" fill="${brass}"/>` +
    `<ellipse cy="${-tall}" rx="${half}" ry="${rim}" fill="${sheet.linear([...brassStops].reverse().map(([, colour], index, all): Stop => [index / (all.length - 1), colour]))}"/>` +
    `<ellipse cy="${-tall + 2}" rx="${half * 0.9}" ry="${rim * 0.84}" fill="#4a2f08"/>` +
    `<ellipse cy="${-tall + rim * 0.22}" rx="${half * 0.86}" ry="${rim * 0.7}" fill="${surface}"/>` +
    `<path d="M${fixed(-half * 0.6)} ${fixed(-tall + rim * 0.1)}Q${fixed(-half * 0.3)} ${fixed(-tall - rim * 0.3)} ${fixed(half * 0.1)} ${fixed(-tall - rim * 0.3)}" fill="none" stroke="#fff" stroke-width="${fixed(half * 0.04)}" stroke-linecap="round" stroke-opacity=".6"/>` +
    `<path d="M${fixed(-half * 0.82)} ${fixed(-tall * 0.7)}Q${fixed(-half * 0.66)} ${fixed(-tall * 0.3)} ${fixed(-half * 0.44)} ${fixed(-tall * 0.14)}" fill="none" stroke="#fff" stroke-width="${fixed(half * 0.05)}" stroke-linecap="round" stroke-opacity=".45"/>`
  )
}

/** A kuthu vilakku, the standing lamp of the house: five wicks, lit. Its foot is at the origin. */
export function standingLamp(sheet: Sheet, height: number): string {
  const brass = sheet.linear(brassStops)
  const scale = height / 420
  const shape =
    'M-92 0Q0 26 92 0C84-22 44-26 34-40C24-54 34-66 22-76C14-84 16-96 24-104C32-114 16-126 14-140V-210C18-222 30-226 30-238S18-252 14-262V-296C22-302 26-308 24-316H-24C-26-308-22-302-14-296V-262C-18-252-30-250-30-238S-18-222-14-210V-140C-16-126-32-114-24-104C-16-96-14-84-22-76C-34-66-24-54-34-40C-44-26-84-22-92 0z'
  const dish = 'M-118-336C-112-308-50-300 0-300S112-308 118-336z'
  const finial =
    'M-16-340C-22-372-8-384-10-398C-24-404-16-424 0-436C16-424 24-404 10-398C8-384 22-372 16-340z'
  return (
    `<g transform="scale(${fixed(scale)})">` +
    `<ellipse cx="30" cy="4" rx="150" ry="24" fill="${sheet.radial([
      [0.3, '#1d0d03', 0.65],
      [1, '#1d0d03', 0],
    ])}"/>` +
    `<path d="${shape}" fill="${brass}"/><path d="${finial}" fill="${brass}"/><path d="${dish}" fill="${brass}"/>` +
    `<ellipse cy="-336" rx="118" ry="20" fill="#f3d07a"/><ellipse cy="-334" rx="108" ry="15" fill="#6e4a10"/><ellipse cy="-331" rx="102" ry="11" fill="#c98a1c"/>` +
    `<path d="M-16-340C-22-372-8-384-10-398C-24-404-16-424 0-436C16-424 24-404 10-398C8-384 22-372 16-340z" fill="${brass}"/>` +
    [-104, -56, 56, 104]
      .map((x) => flame(sheet, x, -336 + (1 - Math.abs(x) / 118) * 18, 0.8))
      .join('') +
    `${flame(sheet, 0, -318, 1)}</g>`
  )
}

/** A small flame on a wick, and its light. */
export function flame(sheet: Sheet, x: number, y: number, size: number): string {
  const halo = sheet.radial([
    [0, '#fff3b0', 0.95],
    [0.25, '#ffd15a', 0.5],
    [1, '#ff9a1f', 0],
  ])
  const body = sheet.linear(
    [
      [0, '#ffb629'],
      [0.55, '#fff0a8'],
      [1, '#ffffff'],
    ],
    [0, 0, 0, 1],
  )
  return `<g transform="translate(${x} ${fixed(y)}) scale(${size})"><circle cy="-26" r="74" fill="${halo}"/><path d="M0 0C-18-8-14-30 0-62C14-30 18-8 0 0z" fill="${body}"/><path d="M-2 0q2-10 2-14" stroke="#3a1c06" stroke-width="4" stroke-linecap="round"/></g>`
}
