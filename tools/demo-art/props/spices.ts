import type { Sheet } from '../sheet.ts'
import { placed, type Spot } from './scatter.ts'

/** Dried red chillies. */
export function chillies(sheet: Sheet, spots: readonly Spot[]): string {
  const skin = sheet.linear(
    [
      [0, '#e6573a'],
      [0.45, '#b4231a'],
      [1, '#5c0a0c'],
    ],
    [0.2, 0, 0.5, 1],
  )
  const chilli = sheet.stamp(
    `<path d="M-84-6C-70-22-30-20 10-12C46-4 76 2 102 26C66 22 30 22-8 18C-44 14-80 14-84-6z" fill="${skin}"/>` +
      '<path d="M-70-8C-40-14 0-8 50 6M-60 4Q-20 4 20 12" fill="none" stroke="#ffb49a" stroke-width="3" stroke-linecap="round" stroke-opacity=".55"/>' +
      '<path d="M-82-12C-96-16-112-14-126-26L-122-32C-108-22-94-22-80-18C-72-10-76 4-84 6z" fill="#6b7a2c"/>',
  )
  return placed(sheet, chilli, spots, { rx: 96, ry: 14 })
}

/** Fingers of dried turmeric, one broken across. */
export function turmericFingers(sheet: Sheet, spots: readonly Spot[]): string {
  const skin = sheet.linear(
    [
      [0, '#e9b45a'],
      [0.5, '#c07f2a'],
      [1, '#7a4612'],
    ],
    [0.3, 0, 0.5, 1],
  )
  const finger = sheet.stamp(
    `<path d="M-90 4C-92-18-70-26-44-24C-30-36-6-32-2-22C30-26 66-24 84-10C96 0 92 20 74 22C40 28-20 28-60 26C-78 26-90 18-90 4z" fill="${skin}"/>` +
      '<path d="M-62-22Q-70 2-60 26M-34-24Q-42 2-34 27M-4-22Q-10 4-2 27M28-24Q22 2 30 26M56-20Q52 4 58 25" fill="none" stroke="#6b3c0c" stroke-width="3" stroke-opacity=".5"/>' +
      '<ellipse cx="84" cy="6" rx="10" ry="15" fill="#f08c12"/><ellipse cx="84" cy="6" rx="5" ry="9" fill="#ffb43a"/>' +
      '<path d="M-74-10Q-40-18 10-14" fill="none" stroke="#fff0cc" stroke-width="5" stroke-linecap="round" stroke-opacity=".5"/>',
  )
  return placed(sheet, finger, spots, { rx: 100, ry: 20 })
}

/** Castor: mottled beans and the spiny pods they come from. */
export function castorBeans(sheet: Sheet, beans: readonly Spot[], pods: readonly Spot[]): string {
  const bean = sheet.stamp(
    '<ellipse rx="34" ry="23" fill="#6b3a24"/><ellipse cx="-3" cy="-3" rx="29" ry="18" fill="#c79f78"/>' +
      '<path d="M-24-6q10-8 14 2t14-6M-14 8q8-8 14 0t16-6M-4-14q8 6 18 0M10-2q6 8 14 2M-22 2q4 6 8 4" fill="none" stroke="#5b2b18" stroke-width="4" stroke-linecap="round"/>' +
      '<ellipse cx="-33" rx="7" ry="6" fill="#efe0c2"/><path d="M-18-12Q0-18 14-12" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-opacity=".7"/>',
  )
  const spine = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2
    const reach = index % 2 ? 76 : 68
    return `M${(Math.cos(angle) * 46).toFixed(1)} ${(Math.sin(angle) * 46).toFixed(1)}L${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  })
  const inner = Array.from({ length: 18 }, (_, index) => {
    const angle = index * 2.4
    const at = 9 * Math.sqrt(index)
    return `M${(Math.cos(angle) * at).toFixed(1)} ${(Math.sin(angle) * at).toFixed(1)}l${(Math.cos(angle) * 14).toFixed(1)} ${(Math.sin(angle) * 14 - 4).toFixed(1)}`
  })
  const body = sheet.radial(
    [
      [0, '#b6b45a'],
      [0.6, '#7f8a35'],
      [1, '#49531c'],
    ],
    [0.36, 0.3, 0.75],
  )
  const pod = sheet.stamp(
    `<path d="${spine.join('')}" stroke="#7d3f36" stroke-width="5" stroke-linecap="round"/><circle r="52" fill="${body}"/><path d="${inner.join('')}" stroke="#a04f40" stroke-width="4.5" stroke-linecap="round"/><path d="M-8-50Q-22 0-8 50" fill="none" stroke="#39421a" stroke-width="3" stroke-opacity=".5"/>`,
  )
  return (
    placed(sheet, pod, pods, { rx: 78, ry: 24 }) + placed(sheet, bean, beans, { rx: 42, ry: 14 })
  )
}
