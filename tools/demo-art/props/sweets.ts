import { range } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { placed, type Spot } from './scatter.ts'

/** Domes of palm jaggery, as they leave the coconut shell. */
export function karupatti(sheet: Sheet, spots: readonly Spot[]): string {
  const fill = sheet.radial(
    [
      [0, '#94552c'],
      [0.5, '#613016'],
      [1, '#2a1006'],
    ],
    [0.34, 0.26, 0.8],
  )
  const dome = sheet.stamp(
    `<path d="M-76 22C-80-34-46-66 0-66S80-34 76 22Q40 44 0 44T-76 22z" fill="${fill}"/>` +
      '<path d="M-52-14C-46-38-26-50-4-52" fill="none" stroke="#d09a6c" stroke-width="9" stroke-linecap="round" stroke-opacity=".34"/>' +
      '<path d="M-66 12Q-30 28 0 28T66 12M-70-6Q-34 10 0 10T70-6" fill="none" stroke="#1c0802" stroke-width="2.5" stroke-opacity=".3"/>' +
      '<g fill="#d09a6a" fill-opacity=".5"><circle cx="14" cy="-34" r="2.5"/><circle cx="34" cy="-16" r="2"/><circle cx="-16" cy="-10" r="2"/><circle cx="40" cy="8" r="2.5"/><circle cx="-40" cy="10" r="2"/></g>',
  )
  return placed(sheet, dome, spots, { rx: 96, ry: 24 })
}

/** Cubes of cane jaggery. */
export function jaggeryCubes(sheet: Sheet, spots: readonly Spot[]): string {
  const cube = sheet.stamp(
    '<path d="M-40-26L2-46 44-28 0-8z" fill="#eab765"/><path d="M-40-26L0-8V38L-36 18z" fill="#cc8a3a"/><path d="M44-28L0-8V38L40 16z" fill="#945618"/>' +
      '<path d="M-40-26L0-8 44-28M0-8V38" fill="none" stroke="#f7dca6" stroke-width="2.5" stroke-opacity=".7"/>' +
      '<g fill="#7a4410" fill-opacity=".5"><circle cx="-20" cy="2" r="3"/><circle cx="-26" cy="14" r="2"/><circle cx="20" cy="10" r="3"/><circle cx="28" cy="-4" r="2"/><circle cx="6" cy="-28" r="2.5"/></g>',
  )
  return placed(sheet, cube, spots, { rx: 58, ry: 18 })
}

/** Slabs of pressed oil cake, broken at the edges. */
export function cakeSlabs(
  sheet: Sheet,
  look: { light: string; body: string; deep: string },
  spots: readonly Spot[],
): string {
  const specks = range(16).map(
    (index) =>
      `<circle cx="${-54 + ((index * 37) % 110)}" cy="${-14 + ((index * 23) % 26)}" r="${2 + (index % 3)}"/>`,
  )
  const slab = sheet.stamp(
    `<path d="M-76-2L-60-24-10-32 38-28 78-8 74 14 40 30-30 32-72 16z" fill="${look.deep}"/>` +
      `<path d="M-76-6L-60-28-10-36 38-32 78-12 44 6-28 10z" fill="${look.light}"/>` +
      `<path d="M-76-6L-28 10-30 32-72 16z" fill="${look.body}"/>` +
      `<g fill="${look.deep}" fill-opacity=".55" transform="translate(0 -8) scale(.9 .8)">${specks.join('')}</g>`,
  )
  return placed(sheet, slab, spots, { rx: 88, ry: 26 })
}

/** Pieces of sugar cane from one point to another, jointed. */
export function sugarcane(sheet: Sheet, length: number, thick = 40): string {
  const skin = sheet.linear(
    [
      [0, '#6b2a3c'],
      [0.25, '#a8566a'],
      [0.6, '#6b2138'],
      [1, '#2f0a18'],
    ],
    [0, 0, 0, 1],
  )
  const joints = range(Math.floor(length / 120)).map(
    (index) =>
      `<rect x="${90 + index * 120}" y="${-thick / 2 - 3}" width="9" height="${thick + 6}" rx="4" fill="#d8c07a"/><rect x="${99 + index * 120}" y="${-thick / 2}" width="12" height="${thick}" fill="#e8dcae" fill-opacity=".3"/>`,
  )
  return `<rect y="${-thick / 2}" width="${length}" height="${thick}" rx="6" fill="${skin}"/>${joints.join('')}<ellipse cx="0" rx="10" ry="${thick / 2}" fill="#f0e3b8"/><ellipse cx="0" rx="6" ry="${thick / 3}" fill="#d8c48a"/>`
}
