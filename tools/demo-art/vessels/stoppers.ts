import { fixed, range } from '../geometry.ts'
import { drawText } from '../lettering/lettering.ts'
import { palette } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import type { GlassForm } from './glass.ts'

/** A turned wooden stopper over a brass collar. */
export function drawStopper(sheet: Sheet, { neckHalf, lip }: GlassForm): string {
  const half = neckHalf + 7
  const tall = half * 1.25
  const wood = sheet.linear([
    [0, '#4b2813'],
    [0.22, '#a56a38'],
    [0.34, '#c98d56'],
    [0.62, '#83502a'],
    [1, '#3a1d0c'],
  ])
  const top = -lip - tall
  const grain = range(7).map((index) => {
    const x = -half + 8 + index * ((half * 2 - 16) / 6)
    return `M${fixed(x)} ${top + 10}q${index % 2 ? 3 : -3} ${fixed(tall / 2)} 0 ${fixed(tall - 14)}`
  })
  return (
    `<path d="M${-half} ${-lip + 4}V${top + 10}Q${-half} ${top} ${-half + 10} ${top}H${half - 10}Q${half} ${top} ${half} ${top + 10}V${-lip + 4}Q0 ${-lip + 16} ${-half} ${-lip + 4}z" fill="${wood}"/>` +
    `<path d="${grain.join('')}" fill="none" stroke="#2c1306" stroke-width="1.6" stroke-opacity=".35"/>` +
    `<ellipse cy="${top + 3}" rx="${half - 3}" ry="${fixed(half * 0.15)}" fill="#c99461"/>` +
    `<ellipse cy="${top + 3}" rx="${fixed(half * 0.55)}" ry="${fixed(half * 0.08)}" fill="none" stroke="#8a5a30" stroke-width="2"/>` +
    collar(sheet, half + 2, -lip - 2, 20)
  )
}

/** A wide brass lid, as on jars. */
export function drawLid(sheet: Sheet, { neckHalf, lip }: GlassForm): string {
  const half = neckHalf + 8
  const tall = 58
  const ridges = range(25).map((index) => {
    const angle = (index / 24) * Math.PI
    return `M${fixed(-Math.cos(angle) * (half - 2))} ${fixed(-lip - tall + 16 + Math.sin(angle) * half * 0.08)}v${tall - 10}`
  })
  return (
    collar(sheet, half, -lip - tall + 8, tall) +
    `<path d="${ridges.join('')}" stroke="#5c3a0c" stroke-width="2" stroke-opacity=".28"/>` +
    `<ellipse cy="${-lip - tall + 8}" rx="${half}" ry="${fixed(half * 0.1)}" fill="${sheet.linear([
      [0, '#f6dc98'],
      [0.4, '#fff2c8'],
      [1, '#b98a3a'],
    ])}"/>` +
    `<ellipse cy="${-lip - tall + 8}" rx="${half - 12}" ry="${fixed(half * 0.1 - 4)}" fill="none" stroke="#9a6f26" stroke-width="2" stroke-opacity=".6"/>`
  )
}

/** A band of brass round a neck. */
function collar(sheet: Sheet, half: number, top: number, tall: number): string {
  const brass = sheet.linear([
    [0, '#6b4610'],
    [0.12, '#c79a3f'],
    [0.3, '#fff0bd'],
    [0.46, '#d9ac4c'],
    [0.8, '#9a6c1e'],
    [1, '#553408'],
  ])
  const sag = half * 0.1
  return `<path d="M${-half} ${top}Q0 ${top + sag * 2} ${half} ${top}V${top + tall}Q0 ${top + tall + sag * 2} ${-half} ${top + tall}z" fill="${brass}"/>`
}

/** Cotton twine wound round the neck, its ends holding a paper tag with the year of the first press. */
export function drawTwine(sheet: Sheet, { neckHalf, neckFoot }: GlassForm): string {
  const half = neckHalf + 3
  const y = -neckFoot - 8
  const turns = range(4).map((index) => {
    const path = `M${-half} ${y - index * 9}q${half} 14 ${half * 2} 0`
    return (
      `<path d="${path}" fill="none" stroke="#4f361a" stroke-width="10"/>` +
      `<path d="${path}" fill="none" stroke="#dcc08a" stroke-width="7"/>`
    )
  })
  const shade = sheet.linear(
    [
      [0, '#5a3a16', 0],
      [1, '#5a3a16', 0.3],
    ],
    [0, 0, 1, 1],
  )
  const card = 'M-26 4L0-18 26 4V74H-26z'
  const tag =
    `<path d="M14 ${y + 6}q22 30 52 52" fill="none" stroke="#c9ab72" stroke-width="4"/>` +
    `<g transform="translate(66 ${y + 58}) rotate(14)"><path transform="translate(5 6)" d="${card}" fill-opacity=".25"/>` +
    `<path d="${card}" fill="${palette.paper}"/><path d="${card}" fill="${shade}"/><circle cy="-2" r="4.5" fill="#8a6a3a"/>` +
    drawText('since', 0, 30, { face: 'italic', size: 19, fill: palette.wood }) +
    `${drawText('1975', 0, 54, { face: 'display', size: 23, fill: palette.wood })}</g>`
  return turns.join('') + tag
}
