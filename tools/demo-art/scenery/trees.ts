import { fixed, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A coconut palm, its foot at the origin, leaning by `lean` at the crown. */
export function coconutPalm(sheet: Sheet, height: number, lean = 40, tone = 0): string {
  const trunk = sheet.linear([
    [0, '#b08a62'],
    [0.4, '#8a6440'],
    [1, '#4d321d'],
  ])
  const girth = height * 0.028
  const path = `M${-girth} 0C${-girth * 0.6} ${-height * 0.4} ${lean * 0.5 - girth * 0.6} ${-height * 0.7} ${lean - girth * 0.5} ${-height}L${lean + girth * 0.5} ${-height}C${lean * 0.5 + girth} ${-height * 0.7} ${girth} ${-height * 0.4} ${girth * 1.3} 0z`
  const rings = range(14).map((index) => {
    const t = index / 14
    const x = lean * t * t
    return `M${fixed(x - girth)} ${fixed(-height * t)}q${fixed(girth)} ${fixed(girth * 0.7)} ${fixed(girth * 2.1)} 0`
  })
  const size = height / 620
  const greens = tone ? ['#5d7a52', '#7f986a'] : ['#3a5a26', '#7d9c3f']
  return (
    `<path d="${path}" fill="${trunk}"/><path d="${rings.join('')}" fill="none" stroke="#3d2512" stroke-width="2" stroke-opacity=".35"/>` +
    `<g transform="translate(${fixed(lean)} ${fixed(-height)}) scale(${fixed(size)})">${crown(sheet, greens[0] ?? '', greens[1] ?? '')}</g>`
  )
}

function crown(sheet: Sheet, dark: string, light: string): string {
  const back = frond(sheet, dark)
  const front = frond(sheet, light)
  const nut = sheet.stamp(
    '<circle r="19" fill="#6b7a2c"/><circle cx="-5" cy="-6" r="9" fill="#a9b04e" fill-opacity=".8"/>',
  )
  const spread = (turn: number, size: number) =>
    turn < -90 ? `rotate(${turn + 180}) scale(${-size} ${size})` : `rotate(${turn}) scale(${size})`
  const behind = [-168, -132, -100, -70, -46, -10].map((turn) => back(spread(turn, 0.92)))
  const before = [-188, -150, -116, -62, -30, 8].map((turn, index) =>
    front(spread(turn, 1 - (index % 3) * 0.08)),
  )
  const nuts = [
    [-20, 20],
    [14, 24],
    [-2, 36],
    [28, 8],
  ].map(([x, y]) => nut(`translate(${x} ${y})`))
  return behind.join('') + nuts.join('') + before.join('')
}

/** One feathered frond, growing to the right and hanging over; its leaflets hang too. */
function frond(sheet: Sheet, colour: string) {
  const spine = (t: number) => ({
    x: 270 * t - 20 * t * t,
    y: -88 * Math.sin(t * 2.4) + 70 * t * t,
  })
  const blade = (
    x: number,
    y: number,
    [bx, by, ex, ey]: readonly [number, number, number, number],
  ) =>
    `M${fixed(x - 5)} ${fixed(y)}q${fixed(bx)} ${fixed(by)} ${fixed(ex)} ${fixed(ey)}q${fixed(bx - ex + 8)} ${fixed(by - ey + 5)} ${fixed(10 - ex)} ${fixed(-ey)}z`
  const leaflets = range(19).map((index) => {
    const t = (index + 1.5) / 20
    const { x, y } = spine(t)
    const long = 88 * Math.sin(Math.min(1, t * 0.95 + 0.16) * Math.PI) + 16
    const lean = 16 + t * 26
    return (
      blade(x, y, [lean * 0.8, -long * 0.34, lean * 1.7, -long * 0.12]) +
      blade(x, y, [lean * 0.9, long * 0.3, lean * 1.2, long])
    )
  })
  const above = range(9).map((index) => spine(index / 8))
  const edge = (points: typeof above, lift: number) =>
    points.map(({ x, y }) => `L${fixed(x)} ${fixed(y + lift)}`).join('')
  const stalk = `M0 0${edge(above, -3)}${edge(above.reverse(), 4)}z`
  return sheet.stamp(`<path d="${stalk}${leaflets.join('')}" fill="${colour}"/>`)
}

/** A palmyra: straight dark trunk and a round head of fans. */
export function palmyra(sheet: Sheet, height: number): string {
  const fan = sheet.stamp(
    `<path d="${range(15)
      .map((index) => {
        const angle = ((index - 7) * 11 * Math.PI) / 180
        return `M0 0L${fixed(Math.cos(angle - 0.07) * 96)} ${fixed(Math.sin(angle - 0.07) * 96)}L${fixed(Math.cos(angle) * 128)} ${fixed(Math.sin(angle) * 128)}L${fixed(Math.cos(angle + 0.07) * 96)} ${fixed(Math.sin(angle + 0.07) * 96)}z`
      })
      .join('')}"/>`,
  )
  const heads = range(13).map((index) => {
    const turn = -210 + index * 20
    const colour = index % 3 === 0 ? '#34502a' : index % 3 === 1 ? '#4f6f37' : '#6f8c46'
    return `<g fill="${colour}">${fan(`rotate(${turn}) scale(${index % 2 ? 0.86 : 1})`)}</g>`
  })
  const size = height / 620
  const trunk = sheet.linear([
    [0, '#7a6652'],
    [0.5, '#54412f'],
    [1, '#2e2016'],
  ])
  return (
    `<path d="M${-18 * size} 0L${-12 * size} ${-height}H${12 * size}L${20 * size} 0z" fill="${trunk}"/>` +
    `<g transform="translate(0 ${-height}) scale(${fixed(size)})">${heads.join('')}<circle cx="-14" cy="30" r="17" fill="#3b2a3a"/><circle cx="16" cy="32" r="17" fill="#4a3346"/></g>`
  )
}

/** The vaagai tree: spreading, feathery, dotted with its brush-like flowers. */
export function vaagaiTree(sheet: Sheet, width: number): string {
  const { random } = sheet
  const bark = sheet.linear([
    [0, '#8c6a4a'],
    [0.5, '#5f4229'],
    [1, '#332114'],
  ])
  const blob = (colour: string, lit: string) =>
    sheet.radial(
      [
        [0, lit],
        [0.55, colour],
        [1, colour],
      ],
      [0.34, 0.26, 0.8],
    )
  const tones = [
    blob('#2c441d', '#3f5a28'),
    blob('#3f5c28', '#5d7c37'),
    blob('#56773a', '#86a24f'),
  ] as const
  const masses = tones.map((fill, layer) =>
    range(24)
      .map(() => {
        const { x, y } = inCrown(sheet, width, 0.5 - layer * 0.03)
        const rx = width * random.between(0.05, 0.1)
        return `<ellipse cx="${fixed(x - layer * 10)}" cy="${fixed(y - layer * width * 0.035)}" rx="${fixed(rx)}" ry="${fixed(rx * 0.56)}" fill="${fill}"/>`
      })
      .join(''),
  )
  const leaves = range(150).map(() => {
    const { x, y } = inCrown(sheet, width, 0.5)
    return `M${fixed(x)} ${fixed(y - width * 0.05)}q${fixed(random.between(3, 9))} ${fixed(random.between(-8, 2))} ${fixed(random.between(9, 18))} ${fixed(random.between(0, 8))}`
  })
  const flowers = range(40).map(() => {
    const { x, y } = inCrown(sheet, width, 0.48)
    return `<circle cx="${fixed(x)}" cy="${fixed(y - width * 0.04)}" r="${fixed(random.between(0.005, 0.011) * width)}"/>`
  })
  const w = width / 600
  return (
    `<path transform="scale(${fixed(w)})" d="M-44 0C-30-60-34-130-26-170C-60-220-120-250-170-300L-154-312C-110-276-60-254-14-214C-12-262-30-300-40-350L-22-354C-6-308 6-270 12-218C50-250 110-276 160-318L174-304C130-262 64-226 34-172C28-120 36-50 52 0z" fill="${bark}"/>` +
    masses.join('') +
    `<path d="${leaves.join('')}" fill="none" stroke="#a5b966" stroke-width="5" stroke-linecap="round" stroke-opacity=".6"/>` +
    `<g fill="#f4e9b6" fill-opacity=".92">${flowers.join('')}</g>`
  )
}

/** A part of the crown: a flat dome, fuller towards its middle. */
function inCrown({ random }: Sheet, width: number, reach: number) {
  const t = random.between(-1, 1)
  const arch = (1 - t * t) ** 0.7 * width * 0.24
  return { x: t * reach * width, y: -width * 0.47 - arch * random.between(0.02, 1) }
}
