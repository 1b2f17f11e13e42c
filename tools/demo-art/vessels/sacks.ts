import { fixed, range } from '../geometry.ts'
import { drawLabel, type Print } from '../label.ts'
import type { Sheet } from '../sheet.ts'
import type { Vessel } from './vessel.ts'

const bag =
  'M-112-430C-150-400-206-300-212-170C-216-70-204-14-164 2Q0 24 164 2C204-14 216-70 212-170C206-300 150-400 112-430Q0-404-112-430z'
const frill =
  'M-104-436C-138-470-150-516-128-540C-104-520-92-548-66-530C-44-552-22-524 0-542C26-522 44-552 70-530C94-546 108-518 130-540C150-512 138-470 104-436Q0-412-104-436z'

/** A cotton bag drawn shut with a cord. */
export function cottonSack(sheet: Sheet, print: Print): Vessel {
  const cloth = sheet.linear([
    [0, '#b39c78'],
    [0.18, '#e6d6b6'],
    [0.36, '#f7ecd3'],
    [0.7, '#dac6a0'],
    [1, '#9c845c'],
  ])
  const creases = range(11).map((index) => {
    const x = -100 + index * 20
    return `M${x} -428C${fixed(x * 1.2)} -390 ${fixed(x * 1.5)} -360 ${fixed(x * (1.62 + (index % 3) * 0.1))} ${-330 + (index % 4) * 16}`
  })
  const pleats = range(9).map(
    (index) => `M${-92 + index * 23} -440q${index % 2 ? 8 : -8}-40 ${(index - 4) * 4}-78`,
  )
  return {
    markup:
      `<path d="${frill}" fill="${cloth}"/><path d="${pleats.join('')}" fill="none" stroke="#7d6640" stroke-width="3" stroke-opacity=".5"/>` +
      `<path d="${bag}" fill="${cloth}"/>${weave(sheet, bag, '#7d6640', 7)}` +
      `<path d="${creases.join('')}" fill="none" stroke="#7d6640" stroke-width="3.5" stroke-linecap="round" stroke-opacity=".42"/>` +
      `<path d="M-110-432Q0-402 110-432M-110-442Q0-412 110-442" fill="none" stroke="#8a5a2a" stroke-width="8"/>` +
      `<path d="M30-424q40 40 30 96M30-424q76 24 92 84" fill="none" stroke="#a8733a" stroke-width="6" stroke-linecap="round"/>` +
      drawLabel(sheet, print, { half: 128, top: -300, bottom: -52, sag: 5 }),
    outline: bag,
    half: 212,
    height: 540,
  }
}

/** An open jute sack, its mouth rolled down over what fills it. */
export function juteSack(sheet: Sheet, print: Print, filling: string): Vessel {
  const body =
    'M-190-400C-214-280-226-120-214-40C-210-8-190 4-160 6Q0 26 160 6C190 4 210-8 214-40C226-120 214-280 190-400z'
  const jute = sheet.linear([
    [0, '#6d4f2a'],
    [0.16, '#a98350'],
    [0.36, '#cfa975'],
    [0.7, '#a37c49'],
    [1, '#5e4220'],
  ])
  const roll =
    'M-204-414C-226-398-222-360-198-352Q0-312 198-352C222-360 226-398 204-414Q0-372-204-414z'
  return {
    markup:
      `<ellipse cy="-412" rx="202" ry="40" fill="#3b2611"/>${filling}` +
      `<path d="${body}" fill="${jute}"/>${weave(sheet, body, '#4d3415', 13)}` +
      `<path d="${roll}" fill="${jute}"/>${weave(sheet, roll, '#4d3415', 13)}<path d="M-198-352Q0-312 198-352" fill="none" stroke="#3b2611" stroke-width="6" stroke-opacity=".5"/>` +
      drawLabel(sheet, print, { half: 138, top: -296, bottom: -44, sag: 6 }),
    outline: body,
    half: 216,
    height: 470,
  }
}

/** Threads crossing, faint. */
function weave(sheet: Sheet, shape: string, colour: string, step: number): string {
  const count = Math.ceil(560 / step)
  const across = range(count).map((index) => `M-230 ${-545 + index * step}q230 14 460 0`)
  const down = range(count).map((index) => `M${-240 + index * step} -560V20`)
  return sheet.clipped(
    shape,
    `<path d="${across.join('')}${down.join('')}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-opacity="${step > 10 ? 0.4 : 0.16}"/>`,
  )
}
