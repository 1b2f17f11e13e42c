import { fixed, range } from '../geometry.ts'
import { flame, standingLamp } from '../props/brass.ts'
import { drawSky } from '../scenery/land.ts'
import { tiledHouse } from '../scenery/mill.ts'
import { coconutPalm } from '../scenery/trees.ts'
import type { Sheet } from '../sheet.ts'
import { at } from './transform.ts'

/** Karthigai evening: the house in blue, a standing lamp, clay lamps along the step, a kolam. */
export function drawLampEvening(sheet: Sheet): string {
  const night = sheet.linear(
    [
      [0, '#1b1c33', 0.66],
      [1, '#241629', 0.5],
    ],
    [0, 0, 0, 1],
  )
  const glow = (x: number, y: number, r: number, strength: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.radial([
      [0, '#ffc45a', strength],
      [0.4, '#ff9a33', strength * 0.4],
      [1, '#ff8a1f', 0],
    ])}"/>`
  return (
    drawSky(sheet, 'dusk', 690, 1300) +
    at(120, 660, coconutPalm(sheet, 520, 60)) +
    at(1510, 660, coconutPalm(sheet, 470, -50)) +
    at(800, 690, tiledHouse(sheet, 470)) +
    `<rect width="1600" height="692" fill="${night}"/>` +
    '<path d="M730 690V496Q800 446 870 496V690z" fill="#ffb648" fill-opacity=".85"/><path d="M417 486h84v80h-84zM1087 486h84v80h-84z" fill="#ffb648" fill-opacity=".7"/><path d="M438 486v80M459 486v80M480 486v80M1108 486v80M1129 486v80M1150 486v80" stroke="#3a2014" stroke-width="7"/>' +
    glow(800, 600, 420, 0.5) +
    step(sheet) +
    clayLamps(sheet) +
    glow(520, 720, 520, 0.6) +
    at(470, 1040, standingLamp(sheet, 620)) +
    glow(470, 560, 300, 0.35)
  )
}

function step(sheet: Sheet): string {
  const yard = sheet.linear(
    [
      [0, '#6b3d2c'],
      [0.5, '#54303a'],
      [1, '#2a1a2c'],
    ],
    [0, 0, 0.6, 1],
  )
  return (
    `<rect y="690" width="1600" height="510" fill="${yard}"/><path d="M250 690H1350L1420 760H180z" fill="#96563a"/><path d="M180 760H1420V812H180z" fill="#5a2f26"/><path d="M180 760H1420" stroke="#ffb868" stroke-width="4" stroke-opacity=".7"/>` +
    kolam()
  )
}

/** The pattern of rice flour before the door: loops about a grid of dots, lying on the ground. */
function kolam(): string {
  const dots = range(25).map((index) => ({
    x: ((index % 5) - 2) * 60,
    y: (Math.floor(index / 5) - 2) * 60,
  }))
  const near = dots.filter(({ x, y }) => Math.abs(x) + Math.abs(y) <= 150)
  const loops = near.map(
    ({ x, y }) =>
      `M${x} ${y - 30}C${x + 40} ${y - 30} ${x + 40} ${y + 30} ${x} ${y + 30}C${x - 40} ${y + 30} ${x - 40} ${y - 30} ${x} ${y - 30}M${x - 30} ${y}C${x - 30} ${y - 40} ${x + 30} ${y - 40} ${x + 30} ${y}C${x + 30} ${y + 40} ${x - 30} ${y + 40} ${x - 30} ${y}`,
  )
  const petals = range(8).map(
    (index) =>
      `<path transform="rotate(${index * 45})" d="M0-176C-34-200-30-240 0-262C30-240 34-200 0-176z"/>`,
  )
  const marks = near.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="5"/>`)
  return `<g transform="translate(1010 1010) scale(1 .42)" fill="none" stroke="#fff3e0" stroke-width="6" opacity=".85"><path d="${loops.join('')}"/>${petals.join('')}<g fill="#fff3e0" stroke="none">${marks.join('')}</g></g>`
}

function clayLamps(sheet: Sheet): string {
  const clay = sheet.linear(
    [
      [0, '#e08a52'],
      [1, '#7a3218'],
    ],
    [0, 0, 0, 1],
  )
  const lamp = sheet.stamp(
    `<ellipse cx="4" cy="20" rx="54" ry="11" fill="#120608" fill-opacity=".5"/><path d="M-44-6C-40 26 36 26 44-6C58-10 58-16 46-16H-40z" fill="${clay}"/><ellipse cy="-12" rx="44" ry="10" fill="#4a1a0a"/><ellipse cx="4" cy="-10" rx="34" ry="6" fill="#e0992c"/>${flame(sheet, 42, -12, 0.92)}`,
  )
  const onStep = range(9).map((index) => lamp(`translate(${290 + index * 128} ${748}) scale(.8)`))
  const around = range(10).map((index) => {
    const angle = (index / 10) * Math.PI * 2 + 0.3
    const y = 1010 + Math.sin(angle) * 136
    return {
      y,
      transform: `translate(${fixed(1010 + Math.cos(angle) * 330)} ${fixed(y)}) scale(${fixed(0.86 + Math.sin(angle) * 0.14)})`,
    }
  })
  return (
    onStep.join('') +
    around
      .sort((a, b) => a.y - b.y)
      .map(({ transform }) => lamp(transform))
      .join('')
  )
}
