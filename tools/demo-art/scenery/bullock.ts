import type { Sheet } from '../sheet.ts'

/** A Kangayam bullock walking to the right, its feet about the origin, some 340 tall. */
export function bullock(sheet: Sheet): string {
  const coat = sheet.linear(
    [
      [0, '#fdf8ee'],
      [0.5, '#e2d6c3'],
      [1, '#94826c'],
    ],
    [0.2, 0, 0.6, 1],
  )
  const far = '#a6957f'
  const near = sheet.linear([
    [0, '#f3eadb'],
    [1, '#a8977f'],
  ])
  const leg = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
  const horn = sheet.linear(
    [
      [0, '#3a2c22'],
      [0.5, '#6b5644'],
      [1, '#2a1e16'],
    ],
    [0, 0, 1, 0],
  )
  return (
    leg('M-150-150C-140-110-118-80-104-58L-92-4H-120L-130-52C-156-80-176-110-180-150z', far) +
    leg('M74-140C92-110 112-80 120-60L146-6H118L98-54C80-76 56-100 48-140z', far) +
    leg('M-206-190C-206-140-190-110-178-84L-186-4H-156L-146-80C-128-110-110-120-104-140z', near) +
    leg('M40-130C44-96 48-70 46-46L42-4H72L80-56C92-84 104-110 108-140z', near) +
    `<path d="M-206-214C-236-190-232-120-226-70" fill="none" stroke="#cbbca6" stroke-width="9" stroke-linecap="round"/><path d="M-226-76C-240-50-238-24-226-10C-216-26-214-52-220-76z" fill="#3a2c22"/>` +
    `<path d="M-204-218C-190-246-130-250-80-240C-40-234-16-244 6-262C22-296 64-312 84-284C96-270 118-268 140-276C168-296 196-286 206-262L238-206C246-190 236-174 218-178C200-180 184-186 168-196C158-176 150-156 134-140C130-116 112-96 92-104C40-92-50-96-96-116C-116-96-150-84-182-92C-204-120-208-150-208-180C-210-195-210-206-204-218z" fill="${coat}"/>` +
    '<path d="M6-262C22-296 64-312 84-284C70-276 44-262 30-236C20-244 12-252 6-262z" fill="#7d6c5a" fill-opacity=".5"/>' +
    '<path d="M134-140C128-180 120-216 96-250M-96-118C-112-140-116-176-98-206M92-104C84-130 84-150 92-172" fill="none" stroke="#6b5a48" stroke-width="4" stroke-opacity=".35"/>' +
    '<path d="M-187-16h31l1 14h-34zM41-16h31l2 14h-34zM-118-16h26l4 14h-30zM116-18h28l6 14h-30z" fill="#2e221a"/>' +
    `<path d="M172-284C140-312 112-352 132-398C136-406 142-404 140-396C130-356 158-322 190-302z" fill="${horn}"/><path d="M192-288C186-326 196-362 232-384C240-388 242-380 236-374C212-354 208-326 210-294z" fill="${horn}"/>` +
    '<path d="M130-392C134-404 142-404 140-394L138-386L129-384zM228-381C236-387 242-382 238-376L232-371z" fill="#c8462e"/>' +
    '<path d="M176-270C152-276 132-264 124-246C144-240 168-246 180-258z" fill="#cdbda6"/>' +
    '<ellipse cx="204" cy="-240" rx="6" ry="7" fill="#21160e"/><path d="M194-250q10-6 18 0" fill="none" stroke="#5b4a3a" stroke-width="3"/>' +
    '<path d="M222-206C238-208 244-190 234-180C222-176 212-184 214-196z" fill="#4d3c30"/><circle cx="232" cy="-194" r="3" fill="#1c120b"/>' +
    '<path d="M226-200C206-214 196-236 176-262" fill="none" stroke="#b5482c" stroke-width="5"/>' +
    '<path d="M96-262C88-220 100-170 140-150" fill="none" stroke="#b5482c" stroke-width="9"/><g fill="#e0ae45"><circle cx="96" cy="-214" r="8"/><circle cx="102" cy="-192" r="8"/><circle cx="112" cy="-172" r="8"/><circle cx="126" cy="-156" r="10"/></g>'
  )
}

/** The wooden yoke on its neck, with the rope back to a beam. */
export function yoke(): string {
  return (
    '<path d="M78-318C100-330 124-300 112-270" fill="none" stroke="#5c3417" stroke-width="17" stroke-linecap="round"/>' +
    '<path d="M78-318C100-330 124-300 112-270" fill="none" stroke="#a86d3a" stroke-width="6" stroke-linecap="round"/>'
  )
}
