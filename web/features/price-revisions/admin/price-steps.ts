/** A price and the time from which it was asked. */
export type PricePoint = { at: string; price: number }

export type Box = { left: number; top: number; right: number; bottom: number }

/** A price's way through time as a line of steps: each holds until the next. Newest point first. */
export function drawSteps(points: PricePoint[], now: number, box: Box) {
  const steps = points.toReversed().map(({ at, price }) => ({ time: Date.parse(at), price }))
  const prices = steps.map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const first = steps[0]?.time ?? now
  // A clock that is behind the server's must not draw the last step backwards.
  const last = Math.max(now, steps.at(-1)?.time ?? now)
  const x = scale([first, last], [box.left, box.right])
  const y = scale([lowest, highest], [box.bottom, box.top])
  const line = steps.map(({ time, price }, index) =>
    index === 0 ? `M${x(time)} ${y(price)}` : `H${x(time)}V${y(price)}`,
  )
  return {
    path: [...line, `H${box.right}`].join(''),
    dots: steps.map(({ time, price }) => ({ x: x(time), y: y(price) })),
    lowest,
    highest,
  }
}

/** Equal values lie in the middle. */
function scale([from, to]: [number, number], [start, end]: [number, number]) {
  const span = to - from
  return (value: number) => {
    const part = span === 0 ? 0.5 : (value - from) / span
    return Math.round((start + part * (end - start)) * 10) / 10
  }
}
