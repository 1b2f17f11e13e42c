import { fixed, range } from '../geometry.ts'
import { atmosphere, groundShadow } from '../scenery/land.ts'
import { limb } from '../scenery/people.ts'
import type { Sheet } from '../sheet.ts'
import { drawRoom } from './interior.ts'
import { at } from './transform.ts'

/** Oil poured through folded cotton into a steel vessel. */
export function drawClothFilter(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floor: 820, light: 'leaves', wall: ['#f0dfba', '#d5b283', '#8f6238'] }) +
    groundShadow(sheet, 800, 1120, 560, 70) +
    vessel(sheet) +
    cloth(sheet) +
    pouring(sheet) +
    atmosphere(sheet, '#ffe4a6', 0.3)
  )
}

function vessel(sheet: Sheet): string {
  const steel = sheet.linear([
    [0, '#54565a'],
    [0.12, '#a9adb0'],
    [0.24, '#f6f7f4'],
    [0.36, '#b9bcbc'],
    [0.62, '#7f8385'],
    [0.8, '#c9b48a'],
    [1, '#4a4a48'],
  ])
  return (
    `<path d="M430 700V1040Q430 1110 520 1122Q800 1156 1080 1122Q1170 1110 1170 1040V700z" fill="${steel}"/>` +
    '<path d="M430 800Q800 866 1170 800M430 1010Q800 1078 1170 1010" fill="none" stroke="#3f4245" stroke-width="5" stroke-opacity=".4"/><path d="M430 808Q800 874 1170 808" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".5"/>' +
    `<path d="M426 850C380 850 370 930 426 934M1174 850C1220 850 1230 930 1174 934" fill="none" stroke="#8d9092" stroke-width="18"/>` +
    `<g transform="translate(800 1046)"><path d="M-14-30H14V22H40V48H-14z" fill="#b98a34"/><path d="M-14-30H0V22H-14z" fill="#ffe9ac" fill-opacity=".7"/><path d="M-34-44H34v16H-34z" fill="#c79a3f"/></g>` +
    `<ellipse cx="800" cy="700" rx="370" ry="84" fill="#d9dcda"/><ellipse cx="800" cy="702" rx="348" ry="74" fill="#3d2a10"/>`
  )
}

/** The cotton, sagging under the oil, tied round the rim with a cord. */
function cloth(sheet: Sheet): string {
  const cotton = sheet.linear(
    [
      [0, '#fffaf0'],
      [0.5, '#f0e3c6'],
      [1, '#c4ab7c'],
    ],
    [0.1, 0, 0.8, 1],
  )
  const soaked = sheet.radial(
    [
      [0, '#ffdf7a'],
      [0.5, '#eab73f'],
      [0.85, '#d39a2a', 0.75],
      [1, '#d39a2a', 0],
    ],
    [0.46, 0.46, 0.5],
  )
  const folds = range(21).map((index) => {
    const t = (index / 20) * 2 - 1
    const x = 800 + t * 384
    const drop = 84 + (index % 3) * 16
    const y = 706 + Math.sqrt(Math.max(0, 1 - t * t)) * 74
    return `M${fixed(x)} ${fixed(y)}q${fixed(index % 2 ? 9 : -7)} ${fixed(drop * 0.5)} ${fixed(t * 14)} ${fixed(drop)}`
  })
  return (
    `<path d="M410 700C412 760 600 806 800 806S1188 760 1190 700L1206 806Q1180 842 1150 824Q1110 880 1060 850Q1010 910 950 872Q880 930 800 888Q720 930 650 872Q590 910 540 850Q490 880 450 824Q420 842 394 806z" fill="${cotton}"/>` +
    `<path d="${folds.join('')}" fill="none" stroke="#9a7f50" stroke-width="5" stroke-linecap="round" stroke-opacity=".5"/>` +
    `<ellipse cx="800" cy="698" rx="390" ry="92" fill="${cotton}"/>` +
    `<path d="M470 690C560 716 640 760 800 760S1040 716 1130 690C1060 640 940 622 800 622S540 640 470 690z" fill="#e3d2aa" fill-opacity=".8"/>` +
    `<ellipse cx="790" cy="702" rx="250" ry="58" fill="${soaked}"/><ellipse cx="780" cy="704" rx="150" ry="32" fill="#ffe89a" fill-opacity=".75"/>` +
    '<path d="M414 726Q600 808 800 808T1186 726" fill="none" stroke="#8a5a2a" stroke-width="13"/><path d="M414 722Q600 804 800 804T1186 722" fill="none" stroke="#d3a86a" stroke-width="5"/>'
  )
}

/** Hands that tilt a brass pot, and the stream from its lip. */
function pouring(sheet: Sheet): string {
  const brass = sheet.linear([
    [0, '#553408'],
    [0.2, '#c79a3f'],
    [0.36, '#fff0bd'],
    [0.56, '#c8962f'],
    [1, '#5a3808'],
  ])
  const stream = sheet.linear([
    [0, '#b4770f'],
    [0.3, '#ffe9a0'],
    [0.6, '#f0b93a'],
    [1, '#b4770f'],
  ])
  return (
    `<path d="M744 346C700 400 716 520 744 704H800C812 560 806 440 788 358z" fill="${stream}"/><path d="M752 380C732 450 744 560 762 690" fill="none" stroke="#fffbe6" stroke-width="7" stroke-linecap="round" stroke-opacity=".8"/>` +
    `<ellipse cx="772" cy="704" rx="70" ry="15" fill="none" stroke="#fff3c0" stroke-width="5" stroke-opacity=".8"/>` +
    limb('M1640 90L1330 190L1040 250', 96, '#8a2f26') +
    limb('M1290 204L1040 262', 70, '#9a5d36') +
    at(
      930,
      300,
      `<path d="M-150-96C-176-40-140 130 0 140S176-30 150-96L120-128H-120z" fill="${brass}"/><ellipse cy="-120" rx="128" ry="34" fill="#e2b75a"/><ellipse cy="-118" rx="112" ry="26" fill="#4a2f08"/><ellipse cx="-26" cy="-110" rx="80" ry="18" fill="#e9ae2c"/><path d="M-146-40Q0 0 146-40M-140 0Q0 44 138 0" fill="none" stroke="#6b4610" stroke-width="5" stroke-opacity=".6"/>`,
      'rotate(-62)',
    ) +
    limb('M1640 380L1300 420L1010 396', 90, '#8a2f26') +
    limb('M1260 420L1016 396', 68, '#a8693f') +
    '<path d="M1006 366q-40 6-58 34M1010 386q-40 10-54 38M1020 410q-34 8-46 32" fill="none" stroke="#a8693f" stroke-width="24" stroke-linecap="round"/>' +
    '<path d="M1234 370v98M1252 372v94" stroke="#e9bd5a" stroke-width="9"/>'
  )
}
