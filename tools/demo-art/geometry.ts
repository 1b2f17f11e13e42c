/** 0, 1, … below the count. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Two decimals at most: enough for a drawing of a thousand units. */
export function fixed(value: number): string {
  return String(Math.round(value * 100) / 100)
}

type Point = readonly [x: number, y: number]
/** A straight step to a point, or a curve to it with two handles. */
type Step = Point | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

/**
 * An outline that is the same left and right of x = 0, from its right half: top to bottom, closed
 * below by the near rim of a circle seen from slightly above.
 */
export function mirroredOutline(start: Point, steps: readonly Step[], rim: number): string {
  const points: Point[] = [start, ...steps.map(endOf)]
  const down = steps.map((step) => command(step, 1)).join('')
  const [halfBase] = endOf(steps.at(-1) ?? start)
  const [, baseY] = endOf(steps.at(-1) ?? start)
  const up = steps
    .map((step, index) => reversed(step, points[index] ?? start))
    .reverse()
    .map((step) => command(step, -1))
    .join('')
  return `M${start[0]} ${start[1]}${down}A${halfBase} ${rim} 0 0 1 ${-halfBase} ${baseY}${up}Z`
}

function endOf(step: Step): Point {
  return step.length === 2 ? step : [step[4], step[5]]
}

function reversed(step: Step, from: Point): Step {
  return step.length === 2 ? from : [step[2], step[3], step[0], step[1], from[0], from[1]]
}

function command(step: Step, side: 1 | -1): string {
  const flipped = step.map((value, index) => fixed(index % 2 === 0 ? value * side : value))
  return `${step.length === 2 ? 'L' : 'C'}${flipped.join(' ')}`
}

/** A band wrapped round an upright cylinder: its edges sag by `sag` in the middle. */
export function wrappedBand(half: number, top: number, bottom: number, sag: number): string {
  return `M${-half} ${top}Q0 ${top + sag * 2} ${half} ${top}L${half} ${bottom}Q0 ${bottom + sag * 2} ${-half} ${bottom}Z`
}

/** A smooth open curve through points. */
export function smoothLine(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const [startX, startY] = at(0)
  let path = `M${fixed(startX)} ${fixed(startY)}`
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path += `C${fixed(from[0] + (to[0] - before[0]) / 6)} ${fixed(from[1] + (to[1] - before[1]) / 6)} ${fixed(to[0] - (after[0] - from[0]) / 6)} ${fixed(to[1] - (after[1] - from[1]) / 6)} ${fixed(to[0])} ${fixed(to[1])}`
  }
  return path
}

/** An ellipse as a closed path, turned by an angle in degrees: many in one path draw fast. */
export function ellipsePath(x: number, y: number, rx: number, ry: number, angle = 0): string {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx]
  const arc = `a${fixed(rx)} ${fixed(ry)} ${fixed(angle)} 1 0`
  return `M${fixed(x - dx)} ${fixed(y - dy)}${arc} ${fixed(dx * 2)} ${fixed(dy * 2)}${arc} ${fixed(-dx * 2)} ${fixed(-dy * 2)}z`
}
