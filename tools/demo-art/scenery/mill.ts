import { fixed, range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const timber = ['#b9814c', '#8a5529', '#4b2811'] as const

const mortar =
  'M-196-284C-206-190-160-150-150-110C-146-70-176-40-190-2Q0 44 190-2C176-40 146-70 150-110C160-150 206-190 196-284Q0-226-196-284z'

function timberFill(sheet: Sheet, upright = false): string {
  return sheet.linear(
    [
      [0, timber[0]],
      [0.35, timber[1]],
      [1, timber[2]],
    ],
    upright ? [0, 0, 1, 0] : [0, 0, 0, 1],
  )
}

/**
 * The marachekku: a granite mortar with its pestle of vaagai wood, the bent arm and the beam that
 * reaches away to the right. The middle of the mortar's foot is at the origin; the mortar is 400
 * wide and 300 tall.
 */
export function marachekku(sheet: Sheet, beam = 640): string {
  const stone = sheet.linear([
    [0, '#6b6258'],
    [0.14, '#a89d8e'],
    [0.32, '#d6ccbc'],
    [0.6, '#96897a'],
    [1, '#443b33'],
  ])
  const { random } = sheet
  const chips = range(70).map(
    () =>
      `M${fixed(random.between(-190, 180))} ${fixed(random.between(-270, -10))}l${fixed(random.between(2, 9))} ${fixed(random.between(-4, 4))}`,
  )
  const pestle = 'M-62-300C-58-420-36-560-24-690L34-694C44-560 56-420 62-300Q0-276-62-300z'
  const grain = range(9).map((index) => {
    const x = -46 + index * 11
    return `M${x} -300C${x * 0.9} -440 ${x * 0.6} -580 ${fixed(x * 0.5 + 4)} -686`
  })
  return (
    `<ellipse cy="-284" rx="196" ry="42" fill="#5b5147"/><ellipse cy="-286" rx="178" ry="34" fill="#2c241d"/><ellipse cy="-272" rx="150" ry="22" fill="#8f6a3c"/>` +
    `<path d="${pestle}" fill="${timberFill(sheet, true)}"/><path d="${grain.join('')}" fill="none" stroke="#3b1e0c" stroke-width="3" stroke-opacity=".35"/>` +
    `<path d="M-54-330Q0-306 56-330" fill="none" stroke="#c9a066" stroke-width="10" stroke-opacity=".35"/>` +
    `<path d="${mortar}" fill="${stone}"/>` +
    sheet.clipped(
      mortar,
      `<path d="${chips.join('')}" stroke="#3a3128" stroke-width="3.5" stroke-linecap="round" stroke-opacity=".3"/>`,
    ) +
    '<path d="M-196-284Q0-226 196-284" fill="none" stroke="#efe6d8" stroke-width="7" stroke-opacity=".6"/><path d="M-152-118Q0-70 152-118M-164-160Q0-108 164-160" fill="none" stroke="#3a3128" stroke-width="6" stroke-opacity=".35"/>' +
    arm(sheet, beam)
  )
}

/** The arm bent over from the pestle's head to the beam, the beam, and the stones that weigh on it. */
function arm(sheet: Sheet, beam: number): string {
  const wood = timberFill(sheet)
  const stones = [
    [beam * 0.56, 62, 34],
    [beam * 0.69, 56, 38],
    [beam * 0.62, 48, 30],
  ].map(([x = 0, rx = 0, ry = 0], index) => {
    const y = index === 2 ? -214 : -162
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${sheet.radial(
      [
        [0, '#c9bfae'],
        [0.6, '#857a6b'],
        [1, '#4b4238'],
      ],
      [0.35, 0.28, 0.8],
    )}"/>`
  })
  const top = `M-10-716C${fixed(beam * 0.16)} -744 ${fixed(beam * 0.38)} -640 ${fixed(beam * 0.42)} -440C${fixed(beam * 0.44)} -340 ${fixed(beam * 0.455)} -240 ${fixed(beam * 0.46)} -130`
  return (
    `<path d="${top}" fill="none" stroke="#3d1f0d" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${top}" fill="none" stroke="#8a5529" stroke-width="42" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path transform="translate(-8 -7)" d="${top}" fill="none" stroke="#bf8a55" stroke-width="10" stroke-linecap="round" stroke-opacity=".6"/>` +
    `<path d="M-26-706Q6-690 38-710M-27-690Q6-674 38-694M-28-674Q6-658 40-678" fill="none" stroke="#d9c08a" stroke-width="8"/>` +
    `<path d="M150-146H${beam}Q${beam + 16} -120 ${beam} -96H158Q140-120 150-146z" fill="${wood}"/>` +
    `<path d="M170-134H${beam - 10}M180-116H${beam - 40}M170-106H${beam - 14}" stroke="#3b1e0c" stroke-width="3" stroke-opacity=".4"/>` +
    `<ellipse cx="${beam + 2}" cy="-121" rx="10" ry="25" fill="#d3a06a"/>` +
    stones.join('') +
    `<path d="M${beam * 0.43} -152l34 60M${beam * 0.49} -152l-34 60" stroke="#d9c08a" stroke-width="9"/>`
  )
}

/** A country house: lime-washed wall, pillared verandah, roof of clay tiles. Its foot is at the origin. */
export function tiledHouse(sheet: Sheet, half: number, lettering = ''): string {
  const wall = sheet.linear([
    [0, '#fdf6e6'],
    [0.5, '#f0e0c0'],
    [1, '#c9ab7a'],
  ])
  const roof = sheet.linear(
    [
      [0, '#d77f4e'],
      [1, '#8f4022'],
    ],
    [0, 0, 0.3, 1],
  )
  const roofPath = `M${-half - 50} -290L${-half + 70} -470H${half - 70}L${half + 50} -290z`
  const rows = range(8).map((row) => {
    const y = -456 + row * 23
    const spread = half - 70 + ((y + 470) / 180) * 120
    return range(Math.floor((spread * 2) / 22))
      .map((index) => `M${fixed(-spread + index * 22)} ${y}q11 15 22 0`)
      .join('')
  })
  const pillars = [-0.92, -0.46, 0.46, 0.92].map((at) => {
    const x = at * half
    return `<path d="M${fixed(x - 17)} -292H${fixed(x + 17)}L${fixed(x + 13)} -262V-50L${fixed(x + 20)} -34H${fixed(x - 20)}L${fixed(x - 13)} -50V-262z" fill="${timberFill(sheet, true)}"/>`
  })
  return (
    `<rect x="${-half}" y="-300" width="${half * 2}" height="300" fill="${wall}"/>` +
    `<rect x="${-half}" y="-300" width="${half * 2}" height="70" fill="${sheet.linear(
      [
        [0, '#4a2a12', 0.55],
        [1, '#4a2a12', 0],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    `<path d="M-70 0V-200Q0-250 70-200V0z" fill="#4a2813"/><path d="M-56 0V-192Q0-234 56-192V0z" fill="#6d4020"/><path d="M0 0V-214M-56-110H56" stroke="#2e170a" stroke-width="5"/>` +
    [-0.7, 0.7]
      .map(
        (at) =>
          `<g transform="translate(${fixed(at * half)} -150)"><rect x="-52" y="-56" width="104" height="100" fill="#5a3418"/><rect x="-42" y="-46" width="84" height="80" fill="#2b1a10"/><path d="M-21-46V34M0-46V34M21-46V34" stroke="#8a5a30" stroke-width="7"/></g>`,
      )
      .join('') +
    `<rect x="${-half - 30}" y="-40" width="${half * 2 + 60}" height="42" fill="#b06a42"/><rect x="${-half - 30}" y="-40" width="${half * 2 + 60}" height="9" fill="#dc9d72"/>` +
    pillars.join('') +
    lettering +
    `<path d="${roofPath}" fill="${roof}"/><path d="${rows.join('')}" fill="none" stroke="#6b2c14" stroke-width="4" stroke-opacity=".5"/>` +
    `<path d="M${-half + 64} -472H${half - 64}" stroke="#a8532e" stroke-width="16" stroke-linecap="round"/>`
  )
}

/** A round tray of palm leaf for winnowing, seen from the side, heaped with something. */
export function winnowingTray(heap: string): string {
  return (
    '<ellipse rx="86" ry="24" fill="#8f6a2e"/><ellipse cy="-4" rx="82" ry="21" fill="#d6b26c"/><ellipse cy="-4" rx="68" ry="15" fill="#b98f48"/>' +
    heap
  )
}
