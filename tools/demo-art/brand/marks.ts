import { drawMark } from '../../../api/drawing/brand-mark.ts'
import { oils, palette } from '../palette.ts'
import { Sheet } from '../sheet.ts'
import { bottle } from '../vessels/bottles.ts'

/** Greens and golds that hold on paper and on wood alike. */
const onAnyGround = { drop: '#d99a1f', stamens: '#fffaf0', leaf: '#688a3c' } as const

export function brandMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawMark(onAnyGround)}</svg>`
}

/** The mark for sixteen pixels: fewer stamens, stouter, the drop filling the box. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawMark(onAnyGround, 5)}</svg>`
}

/**
 * The mark on paper with room about it, for a phone's home screen. `scale` is smaller where the phone
 * cuts a shape of its own out of the icon.
 */
export function appIcon(size: number, scale = 1.82): string {
  const left = 90 - 32 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180" width="${size}" height="${size}"><rect width="180" height="180" fill="${palette.cream}"/><g transform="translate(${left} ${left - 6}) scale(${scale})">${drawMark(onAnyGround)}</g></svg>`
}

/** What stands where a product has no picture: a gap on the shelf, drawn in one line. */
export function placeholder(): string {
  const sheet = new Sheet(800, 800, 'placeholder')
  const { outline } = bottle(sheet, 'bottle-1l', oils.groundnut, {
    title: '',
    kind: '',
    tamil: 'வாகை',
    size: '',
    accent: palette.gold,
  })
  const line = `fill="none" stroke="#c9b48a" stroke-width="7" stroke-linejoin="round"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#f1e6cf"/><path d="M0 620H800V800H0z" fill="#e6d6b5"/>' +
    `<ellipse cx="420" cy="684" rx="190" ry="26" fill="#d3bf97"/><g transform="translate(400 680) scale(.66)"><path d="${outline}" fill="#f8f0de"/><path d="${outline}" ${line}/><path d="M-54-786V-852Q-54-862-44-862H44Q54-862 54-852V-786z" fill="#e0cda4" stroke="#c9b48a" stroke-width="7"/>` +
    `<g transform="translate(-96 -420) scale(3)">${drawMark({ drop: '#d8c08c', stamens: '#f8f0de', leaf: '#b9bd8c' })}</g></g></svg>`
  )
}
