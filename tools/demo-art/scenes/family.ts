import { fixed, range } from '../geometry.ts'
import { drawText } from '../lettering/lettering.ts'
import { drawTamil } from '../lettering/tamil.ts'
import { bullock } from '../scenery/bullock.ts'
import { groundShadow } from '../scenery/land.ts'
import { tiledHouse } from '../scenery/mill.ts'
import { manStanding, womanStanding } from '../scenery/people.ts'
import { coconutPalm, vaagaiTree } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

const faded = {
  cloth: ['#efe2c6', '#a08a64'],
  border: '#6b5234',
  blouse: '#7d6544',
} as const

/** A photograph from the mill's first week, in brown, mounted on the page of an album. */
export function drawFamily(sheet: Sheet): string {
  const page = sheet.linear(
    [
      [0, '#4b3a2c'],
      [1, '#2c2018'],
    ],
    [0, 0, 1, 1],
  )
  const fibres = range(130).map(
    () =>
      `M${fixed(sheet.random.between(0, 1600))} ${fixed(sheet.random.between(0, 1200))}q${fixed(sheet.random.between(-20, 20))} 6 ${fixed(sheet.random.between(-40, 40))} ${fixed(sheet.random.between(-12, 12))}`,
  )
  const paper = sheet.linear(
    [
      [0, '#fbf2dd'],
      [1, '#e2cfa8'],
    ],
    [0, 0, 1, 1],
  )
  const shadow = sheet.soft(
    '<rect x="150" y="112" width="1330" height="1000" fill="#0c0603" fill-opacity=".6"/>',
    16,
  )
  const print =
    `<rect x="130" y="90" width="1330" height="1000" fill="${paper}"/>` +
    sheet.clipped('M176 136H1414V976H176z', picture(sheet)) +
    '<path d="M176 136H1414V976H176z" fill="none" stroke="#5a4326" stroke-width="3" stroke-opacity=".5"/>' +
    drawText('The mill, 1975', 795, 1052, { face: 'italic', size: 54, fill: '#4a3520' })
  const corner = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-14-14H100L-14 100z" fill="#1d140e" stroke="#6b543c" stroke-width="3"/>`
  return (
    `<rect width="1600" height="1200" fill="${page}"/><path d="${fibres.join('')}" fill="none" stroke="#8a7256" stroke-width="2" stroke-opacity=".16"/>` +
    `<g transform="rotate(-1.6 800 600)">${shadow}${print}${corner(130, 90, 0)}${corner(1460, 90, 90)}${corner(1460, 1090, 180)}${corner(130, 1090, 270)}</g>`
  )
}

function picture(sheet: Sheet): string {
  const sky = sheet.linear(
    [
      [0, '#e9dcc0'],
      [1, '#fbf3de'],
    ],
    [0, 0, 0, 1],
  )
  const board =
    '<rect x="-190" y="-352" width="380" height="76" fill="#3b2a1a"/><rect x="-182" y="-344" width="364" height="60" fill="none" stroke="#d9c59a" stroke-width="3"/>' +
    drawTamil('வாகை', 0, -300, { size: 46, fill: '#f2e4c2' })
  const brown = sheet.linear(
    [
      [0, '#c9a877', 0.16],
      [1, '#5a3a1c', 0.3],
    ],
    [0, 0, 1, 1],
  )
  const vignette = sheet.radial(
    [
      [0.55, '#2a180a', 0],
      [1, '#2a180a', 0.62],
    ],
    [0.5, 0.46, 0.72],
  )
  return (
    `<rect x="170" y="130" width="1250" height="860" fill="${sky}"/>` +
    washed(
      sheet,
      at(250, 700, coconutPalm(sheet, 420, 30)) +
        at(1270, 790, vaagaiTree(sheet, 620)) +
        at(760, 760, tiledHouse(sheet, 430)),
    ) +
    at(760, 790, board, 'scale(1.1)') +
    `<rect x="170" y="750" width="1250" height="240" fill="#b59b70"/>` +
    groundShadow(sheet, 760, 940, 560, 50) +
    washed(
      sheet,
      at(430, 930, bullock(sheet), 'scale(.9)') +
        at(700, 940, manStanding(sheet, ['#f3ead6', '#b5a27c'], [-52, -170]), 'scale(1.02)') +
        at(860, 944, womanStanding(sheet, faded), 'scale(.96)') +
        at(
          980,
          940,
          womanStanding(sheet, { ...faded, cloth: ['#bda67c', '#6b5436'] }),
          'scale(.56)',
        ) +
        at(
          1110,
          936,
          manStanding(sheet, ['#a08a66', '#5d4a30'], [64, -180], true),
          'scale(-.98 .98)',
        ),
    ) +
    `<rect x="170" y="130" width="1250" height="860" fill="${brown}"/><rect x="170" y="130" width="1250" height="860" fill="${vignette}"/>` +
    scratches(sheet)
  )
}

/** Everything in the browns of an old print. */
function washed(sheet: Sheet, markup: string): string {
  return `<g filter="${sheet.sepia()}">${markup}</g>`
}

function scratches({ random }: Sheet): string {
  const lines = range(22).map(
    () =>
      `M${fixed(random.between(180, 1400))} ${fixed(random.between(140, 960))}l${fixed(random.between(-6, 6))} ${fixed(random.between(10, 70))}`,
  )
  const dust = range(40).map(
    () =>
      `<circle cx="${fixed(random.between(180, 1400))}" cy="${fixed(random.between(140, 970))}" r="${fixed(random.between(1, 3.4))}"/>`,
  )
  return `<path d="${lines.join('')}" stroke="#fff8e6" stroke-width="1.6" stroke-opacity=".4"/><g fill="#fff8e6" fill-opacity=".45">${dust.join('')}</g>`
}
