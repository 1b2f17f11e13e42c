import type { Sheet } from '../sheet.ts'

/** A small clay pot with flowers in it, standing at the origin. */
export function clayPot(sheet: Sheet, flowers: string): string {
  const clay = sheet.linear([
    [0, '#6e2f17'],
    [0.2, '#b2562c'],
    [0.34, '#dd8a58'],
    [0.6, '#b05328'],
    [1, '#581f0d'],
  ])
  return (
    `<ellipse cx="26" cy="4" rx="104" ry="18" fill="${sheet.radial([
      [0.3, '#1d0d03', 0.6],
      [1, '#1d0d03', 0],
    ])}"/>` +
    `<ellipse cy="-128" rx="38" ry="9" fill="#3d170a"/><g transform="translate(0 -112)">${flowers}</g>` +
    `<path d="M-44-128Q0-112 44-128C46-118 34-112 34-104C66-92 82-70 78-42C74-16 50 2 40 4Q0 12-40 4C-50 2-74-16-78-42C-82-70-66-92-34-104C-34-112-46-118-44-128z" fill="${clay}"/>` +
    '<path d="M-74-62Q0-40 74-62M-70-78Q0-56 70-78" fill="none" stroke="#f2c9a0" stroke-width="3" stroke-opacity=".55"/>' +
    '<path d="M-56-70Q-66-44-50-20" fill="none" stroke="#ffe3cc" stroke-width="7" stroke-linecap="round" stroke-opacity=".4"/>'
  )
}
