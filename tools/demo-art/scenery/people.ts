import { fixed, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** People stand at the origin, about 420 tall, lit from the left. Faces are left to the viewer. */

export interface Sari {
  cloth: readonly [light: string, dark: string]
  border: string
  blouse: string
}

export const saris = {
  madder: { cloth: ['#c8563a', '#7c2418'], border: '#e9bd5a', blouse: '#3f5a2c' },
  leaf: { cloth: ['#7f9a4a', '#3d5726'], border: '#e3b454', blouse: '#8f2f2a' },
  mustard: { cloth: ['#e8b24a', '#a9701c'], border: '#8a2a24', blouse: '#6b2432' },
  plum: { cloth: ['#8a4a63', '#4a1f36'], border: '#dcae5c', blouse: '#b87a1e' },
  indigo: { cloth: ['#50688c', '#283852'], border: '#e4b65c', blouse: '#a34a2c' },
} as const satisfies Record<string, Sari>

const skin = ['#a8693f', '#7a4324'] as const

function skinFill(sheet: Sheet): string {
  return sheet.linear([
    [0, skin[0]],
    [1, skin[1]],
  ])
}

function clothFill(sheet: Sheet, [light, dark]: readonly [string, string]): string {
  return sheet.linear(
    [
      [0, light],
      [0.45, light],
      [1, dark],
    ],
    [0, 0, 1, 0.15],
  )
}

/** A limb with a bend, as a thick rounded line. */
export function limb(points: string, width: number, colour: string): string {
  return `<path d="${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function womanHead(sheet: Sheet, x: number, y: number, turn = 0): string {
  const jasmine = range(9).map(
    (index) =>
      `<circle cx="${fixed(20 + Math.cos(index * 0.55 - 1.6) * 17)}" cy="${fixed(6 + Math.sin(index * 0.55 - 1.6) * 17)}" r="5"/>`,
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<path d="M-10 14H10V46H-10z" fill="${skin[1]}"/>` +
    `<circle cx="22" cy="8" r="17" fill="#1d120c"/><g fill="#fff8e6">${jasmine.join('')}</g>` +
    `<path d="M-24-4C-26 18-14 34-2 34C14 34 24 18 24-2C24-24-22-26-24-4z" fill="${skinFill(sheet)}"/>` +
    '<path d="M-26 0C-30-30-8-42 8-38C28-34 34-10 26 10C22-6 10-20-4-20C-14-18-22-12-26 0z" fill="#22150d"/>' +
    '<circle cx="-11" cy="4" r="2.6" fill="#8f1f1a"/><circle cx="17" cy="18" r="3.4" fill="#e9bd5a"/></g>'
  )
}

function manHead(sheet: Sheet, x: number, y: number, turn = 0, turban = false): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<path d="M-12 14H12V46H-12z" fill="${skin[1]}"/>` +
    `<path d="M-25-4C-27 18-15 36-2 36C14 36 25 18 25-2C25-24-23-26-25-4z" fill="${skinFill(sheet)}"/>` +
    '<path d="M-27 0C-30-28-12-38 4-37C24-36 32-16 26 12C22 0 20-12 12-16C-2-12-18-14-27 0z" fill="#22150d"/>' +
    '<path d="M-18 18Q-8 12 2 18Q-8 22-18 18z" fill="#22150d"/>' +
    (turban
      ? `<path d="M-30-8C-34-38-8-50 8-46C32-42 36-18 29-2C14-14-12-18-30-8z" fill="${clothFill(sheet, ['#f3e6c8', '#b99a68'])}"/><path d="M-28-14Q0-34 28-12M-22-28Q4-42 28-22" fill="none" stroke="#9c7c48" stroke-width="3" stroke-opacity=".6"/>`
      : '') +
    '</g>'
  )
}

/** A woman standing, something held before her if `held` is drawn. */
export function womanStanding(sheet: Sheet, sari: Sari, held = ''): string {
  const cloth = clothFill(sheet, sari.cloth)
  const dark = sari.cloth[1]
  return (
    limb('M-14-6l-16 4M20-6l14 4', 15, skin[1]) +
    `<path d="M-40-252C-56-170-66-80-64-8Q0 12 68-8C66-90 56-170 42-252z" fill="${cloth}"/>` +
    `<path d="M-65-26Q0-6 69-26L68-8Q0 12-64-8z" fill="${sari.border}"/>` +
    `<path d="M-10-240C-16-160-14-80-22-4M4-240C4-160 6-80 2 0M18-236C24-160 28-80 28-4" fill="none" stroke="${dark}" stroke-width="4" stroke-opacity=".55"/>` +
    limb('M40-316L60-262L48-214', 19, skin[1]) +
    `<path d="M-50-334Q0-352 50-334C54-310 46-270 42-246H-40C-46-270-54-310-50-334z" fill="${sari.blouse}"/>` +
    `<path d="M44-258C20-276-20-300-52-336L-30-346C4-322 40-300 52-270z" fill="${cloth}"/>` +
    `<path d="M-52-336C-74-300-82-230-74-160L-46-168C-50-230-46-290-28-344z" fill="${cloth}"/><path d="M-74-160L-46-168L-45-182L-74-174z" fill="${sari.border}"/>` +
    `<path d="M48-262C20-284-16-306-46-338" fill="none" stroke="${sari.border}" stroke-width="5"/>` +
    womanHead(sheet, 0, -392) +
    held +
    limb('M-42-316L-58-258L-12-240', 18, skin[0]) +
    limb('M-42-316L-52-284', 25, sari.blouse) +
    limb('M-28-247l5 2', 20, sari.border)
  )
}

/** A man standing in a folded veshti; one arm reaches to a point. */
export function manStanding(
  sheet: Sheet,
  shirt: readonly [string, string],
  reach: readonly [number, number] = [60, -220],
  turban = false,
): string {
  const veshti = clothFill(sheet, ['#fbf5e6', '#c7b694'])
  const [x, y] = reach
  return (
    limb('M-20-120L-24-10l-14 2M22-120L26-10l14 2', 22, skin[1]) +
    `<path d="M-48-226C-58-180-58-130-52-98Q0-80 56-98C58-140 56-190 48-226z" fill="${veshti}"/>` +
    '<path d="M-10-222C-26-180-30-140-26-96M6-222C20-180 26-140 24-94M-50-112Q0-94 56-112" fill="none" stroke="#a08c62" stroke-width="3.5" stroke-opacity=".6"/>' +
    '<path d="M-53-106Q0-88 57-106" fill="none" stroke="#8a2a24" stroke-width="5"/>' +
    limb('M44-318L62-256L52-196', 20, skin[1]) +
    limb('M44-316L56-276', 30, shirt[1]) +
    `<path d="M-54-334Q0-354 54-334C60-300 52-260 50-218Q0-206-50-218C-52-260-60-300-54-334z" fill="${clothFill(sheet, shirt)}"/>` +
    `<path d="M-2-344L4-214" stroke="${shirt[1]}" stroke-width="3" stroke-opacity=".6"/>` +
    manHead(sheet, 0, -394, 0, turban) +
    limb(
      `M-46-318Q${fixed((x - 46) / 2 - 30)} ${fixed((y - 318) / 2 + 30)} ${x} ${y}`,
      21,
      skin[0],
    ) +
    `<path d="M-58-326C-72-300-66-280-60-270L-32-286L-30-330z" fill="${shirt[0]}"/>` +
    `<path d="M30-346C44-330 56-300 52-250L74-254C78-300 64-338 46-350z" fill="#b8452f"/><path d="M52-262l22-3" stroke="#e9bd5a" stroke-width="5"/>`
  )
}

/** A woman seated on the floor, knees to the left, a winnowing tray on her lap. */
export function womanSitting(sheet: Sheet, sari: Sari, tray: string): string {
  const cloth = clothFill(sheet, sari.cloth)
  return (
    `<path d="M-134-14C-130-66-60-96-10-100C50-104 96-70 104-10Q-10 22-134-14z" fill="${cloth}"/>` +
    `<path d="M-132-20Q-10 12 104-18L104-6Q-10 26-136-8z" fill="${sari.border}"/>` +
    `<path d="M-110-24C-80-60-40-76 0-84M-70-14C-40-40 0-60 40-66" fill="none" stroke="${sari.cloth[1]}" stroke-width="5" stroke-opacity=".5"/>` +
    limb('M58-170C80-136 70-112 22-104', 21, skin[1]) +
    `<path d="M-36-186Q14-204 62-184C66-150 62-110 60-78H-24C-30-110-40-156-36-186z" fill="${sari.blouse}"/>` +
    `<path d="M60-92C30-112-8-150-34-188L-10-196C22-172 58-140 66-106z" fill="${cloth}"/><path d="M64-98C34-118-4-154-28-190" fill="none" stroke="${sari.border}" stroke-width="5"/>` +
    womanHead(sheet, 8, -242, -14) +
    `<g transform="translate(-52 -92)">${tray}</g>` +
    limb('M-30-170C-66-150-86-120-84-98', 20, skin[0]) +
    `<path d="M-40-184C-54-170-58-156-54-146L-28-150L-24-184z" fill="${sari.blouse}"/>`
  )
}

/** A woman bending to the ground, to the left. */
export function womanBending(sheet: Sheet, sari: Sari, held = ''): string {
  const cloth = clothFill(sheet, sari.cloth)
  return (
    limb('M0-8l-16 4M44-8l-14 6', 15, skin[1]) +
    `<path d="M-24-214C-36-140-30-60-26-8Q20 8 64-8C70-80 72-160 58-222C30-244-10-240-24-214z" fill="${cloth}"/><path d="M-26-24Q20-8 66-24L64-8Q20 8-26-8z" fill="${sari.border}"/>` +
    limb('M-112-188C-122-140-130-100-140-58', 20, skin[1]) +
    `<path d="M58-226C30-262-60-262-128-232C-142-214-134-190-112-184C-70-176-20-176 20-184z" fill="${sari.blouse}"/>` +
    `<path d="M60-224C20-262-50-262-116-236L-96-206C-50-216 0-210 40-182z" fill="${cloth}"/><path d="M40-182C0-210-50-216-98-206" fill="none" stroke="${sari.border}" stroke-width="5"/>` +
    womanHead(sheet, -160, -228, -52) +
    held +
    limb('M-120-200C-140-150-150-110-166-64', 20, skin[0])
  )
}
