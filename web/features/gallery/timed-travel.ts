import type { EmblaCarouselType } from 'embla-carousel'

/** Ease-out: the share of the distance after a share of the time. */
const ease = (part: number) => 1 - (1 - part) ** 3

/**
 * Makes a carousel's turns take so many milliseconds: the library moves like a spring, whose time no
 * figure sets. Under a finger it stays a spring. Answers a function that runs a turn in that time.
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
      // Of what is left, not of the whole: a loop shifts both ends under way.
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
