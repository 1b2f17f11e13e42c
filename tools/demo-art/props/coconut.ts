import { fixed, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Half a coconut, its white face turned to us. The middle of the face is at the origin. */
export function coconutHalf(sheet: Sheet, radius: number): string {
  const { random } = sheet
  const r = radius / 100
  const fibres = range(70).map(() => {
    const angle = random.between(0.02, 1) * Math.PI
    const from = random.between(96, 104)
    const reach = random.between(106, 124)
    const sway = random.between(-0.12, 0.12)
    const at = (length: number, a: number) =>
      `${fixed(Math.cos(a) * length)} ${fixed(Math.sin(a) * length * 0.9)}`
    return `M${at(from, angle)}L${at(reach, angle + sway)}`
  })
  const shell = sheet.radial(
    [
      [0.5, '#a3703d'],
      [0.85, '#6b3f1c'],
      [1, '#3d200c'],
    ],
    [0.4, 0.35, 0.7],
  )
  const flesh = sheet.linear(
    [
      [0, '#ffffff'],
      [0.5, '#fbf8ee'],
      [1, '#d9d2bd'],
    ],
    [0, 0, 1, 1],
  )
  const hollow = sheet.linear(
    [
      [0, '#b9b196'],
      [0.35, '#ddd6c1'],
      [1, '#ffffff'],
    ],
    [0.15, 0, 0.75, 1],
  )
  return (
    `<g transform="scale(${fixed(r)})">` +
    `<ellipse cx="34" cy="92" rx="136" ry="26" fill="${sheet.radial([
      [0.3, '#1d0d03', 0.6],
      [1, '#1d0d03', 0],
    ])}"/>` +
    `<path d="M-108-6C-110 60-62 108 0 108S110 60 108-6z" fill="${shell}"/>` +
    `<path d="${fibres.join('')}" stroke="#8a5a2c" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".8"/>` +
    `<ellipse rx="108" ry="90" fill="#5a3316"/><ellipse rx="102" ry="84" fill="#3a1f0d"/>` +
    `<ellipse rx="98" ry="80" fill="${flesh}"/><ellipse cy="4" rx="70" ry="54" fill="${hollow}"/>` +
    '<path d="M-70 4A70 54 0 0 1 50-34" fill="none" stroke="#9b9277" stroke-width="4" stroke-opacity=".55"/>' +
    '<path d="M-84-22Q-66-62-22-74" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/></g>'
  )
}

/** A broken piece of kernel: white, with its brown skin. */
export function coconutPiece(): string {
  return (
    '<path d="M-44 10C-30-22 20-30 50-10L44 14C20-2-14 2-36 26z" fill="#5a3316"/>' +
    '<path d="M-44 8C-30-24 20-32 50-12L36 0C14-12-18-8-36 16z" fill="#fffdf6"/>' +
    '<path d="M-36 16C-18-8 14-12 36 0L42 8C20-4-14 0-34 22z" fill="#d9d0b8"/>'
  )
}
