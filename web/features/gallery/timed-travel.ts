import type { EmblaCarouselType } from 'embla-carousel'

/** Ease-out: the share of the distance after a share of the time. */
const ease = (part: number) => 1 - (1 - part) ** 3

/**
 * Makes Embla's slides move in the given time. Its own movement is a spring without a duration, which
 * stays in use for dragging. Returns a function that runs a scroll in that time.
 */
export function timeTravel(carousel: EmblaCarouselType, milliseconds: number) {
  let spring = carousel.internalEngine().scrollBody
  carousel.on('reInit', () => {
    spring = carousel.internalEngine().scrollBody
  })
  carousel.on('pointerDown', () => {
    carousel.internalEngine().scrollBody = spring
  })

  return (turn: () => void) => {
    const engine = carousel.internalEngine()
    const { location, previousLocation, target } = engine
    const start = performance.now()
    let done = 0
    let direction = 0
    const seek = () => {
      const next = ease(Math.min(1, (performance.now() - start) / milliseconds))
      // A share of the remaining distance, because a loop shifts both ends on the way.
      const left = target.get() - location.get()
      previousLocation.set(location)
      location.add(done < 1 ? (left * (next - done)) / (1 - done) : left)
      direction = Math.sign(left)
      done = next
      return engine.scrollBody
    }
    engine.scrollBody = { ...spring, seek, direction: () => direction }
    turn()
  }
}
