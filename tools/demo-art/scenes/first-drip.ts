import { fixed, range } from '../geometry.ts'
import { oils } from '../palette.ts'
import { peanuts } from '../props/peanuts.ts'
import { atmosphere } from '../scenery/land.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** Close by: the spout, the thread of oil, and the brass vessel that takes it. */
export function drawFirstDrip(sheet: Sheet): string {
  const oil = oils.groundnut
  const dark = sheet.radial(
    [
      [0, '#9a6231'],
      [0.5, '#5f3518'],
      [1, '#271105'],
    ],
    [0.42, 0.4, 0.8],
  )
  const wood = sheet.linear(
    [
      [0, '#d9a066'],
      [0.4, '#9c6332'],
      [1, '#4a260f'],
    ],
    [0, 0, 0, 1],
  )
  const stream = sheet.linear([
    [0, '#a86a10'],
    [0.25, '#ffe08a'],
    [0.42, '#fff6cf'],
    [0.6, '#f0b93a'],
    [1, '#b4770f'],
  ])
  const blur = sheet.soft(
    range(16)
      .map(
        () =>
          `<circle cx="${fixed(sheet.random.between(0, 1600))}" cy="${fixed(sheet.random.between(60, 700))}" r="${fixed(sheet.random.between(20, 64))}" fill="#ffcf7a" fill-opacity="${fixed(sheet.random.between(0.06, 0.24))}"/>`,
      )
      .join(''),
    7,
  )
  return (
    `<rect width="1600" height="1200" fill="${dark}"/>${blur}` +
    `<path d="M0 250L720 372C764 380 776 420 760 446C748 470 716 474 690 466L0 430z" fill="${wood}"/>` +
    '<path d="M0 300L700 402M0 340L640 412M0 380L690 440" fill="none" stroke="#3b1e0c" stroke-width="5" stroke-opacity=".35"/>' +
    `<path d="M0 262L716 384Q752 392 752 412L700 404L0 292z" fill="#ffe0ae" fill-opacity=".3"/>` +
    '<ellipse cx="730" cy="424" rx="26" ry="40" fill="#3a1c0a" transform="rotate(-12 730 424)"/>' +
    uruli(sheet) +
    `<path d="M700 432C712 416 760 414 768 436C772 520 762 700 766 862Q744 876 720 862C726 700 704 540 700 432z" fill="${stream}"/>` +
    '<path d="M722 452C728 560 736 720 735 850" fill="none" stroke="#fffbe6" stroke-width="7" stroke-linecap="round" stroke-opacity=".8"/>' +
    ripples(oil.glow) +
    at(
      0,
      0,
      peanuts(
        sheet,
        [
          { x: 190, y: 1100, angle: -16, scale: 1.7 },
          { x: 330, y: 1140, angle: 24, scale: 1.6 },
          { x: 1390, y: 1120, angle: 12, scale: 1.7 },
        ],
        [
          { x: 1260, y: 1150, angle: 20, scale: 1.8 },
          { x: 1510, y: 1160, angle: -30, scale: 1.8 },
          { x: 60, y: 1160, angle: 40, scale: 1.8 },
        ],
      ),
    ) +
    atmosphere(sheet, '#ffd98a', 0.22)
  )
}

/** A wide brass vessel, its mouth full of oil. */
function uruli(sheet: Sheet): string {
  const brass = sheet.linear([
    [0, '#4f3106'],
    [0.1, '#a97a26'],
    [0.24, '#ffeeb2'],
    [0.36, '#dcae4e'],
    [0.6, '#9a6c1c'],
    [0.84, '#6d480e'],
    [1, '#c28f34'],
  ])
  const oil = sheet.radial(
    [
      [0, '#fff3b8'],
      [0.2, '#ffd968'],
      [0.6, '#dd9d1c'],
      [1, '#8a560a'],
    ],
    [0.4, 0.45, 0.62],
  )
  return (
    '<rect y="1010" width="1600" height="190" fill="#3d200e"/><path d="M0 1010H1600" stroke="#a86d3a" stroke-width="6" stroke-opacity=".5"/>' +
    `<ellipse cx="800" cy="1130" rx="620" ry="66" fill="${sheet.radial([
      [0.4, '#120600', 0.8],
      [1, '#120600', 0],
    ])}"/>` +
    `<path d="M240 850C250 1010 420 1140 760 1140S1270 1010 1280 850z" fill="${brass}"/>` +
    `<path d="M300 960C360 1070 480 1116 620 1130" fill="none" stroke="#fff4cf" stroke-width="13" stroke-linecap="round" stroke-opacity=".32"/>` +
    `<ellipse cx="760" cy="850" rx="540" ry="126" fill="${brass}"/><ellipse cx="760" cy="852" rx="500" ry="108" fill="#3a2203"/>` +
    `<ellipse cx="760" cy="866" rx="486" ry="94" fill="${oil}"/>` +
    '<path d="M330 850Q420 782 600 772" fill="none" stroke="#fffdf0" stroke-width="10" stroke-linecap="round" stroke-opacity=".7"/>'
  )
}

function ripples(colour: string): string {
  return [60, 120, 200, 300]
    .map(
      (radius, index) =>
        `<ellipse cx="744" cy="866" rx="${radius}" ry="${fixed(radius * 0.2)}" fill="none" stroke="${colour}" stroke-width="${6 - index}" stroke-opacity="${fixed(0.9 - index * 0.2)}"/>`,
    )
    .join('')
}
