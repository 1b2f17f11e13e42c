import type { EmblaCarouselType } from 'embla-carousel'

/** Set to `false` to leave Embla's own movement, which takes about 0.8 s. */
const isOn = true

/** Ease-out: the share of the distance after a share of the time. */
const ease = (part: number) => 1 - (1 - part) ** 3

/**
 * Makes Embla's slides move in the given time. Its own movement is a spring without a duration, which
 * stays in use for dragging. Returns a function that runs a scroll in that time. This replaces a part of
 * Embla's engine (docs/decisions/17-public-page-controls.md).
 */
export function timedScroll(carousel: EmblaCarouselType, durationMs: number) {
  if (!isOn) return (scroll: () => void) => scroll()
  let spring = carousel.internalEngine().scrollBody
  carousel.on('reInit', () => {
    spring = carousel.internalEngine().scrollBody
  })
  carousel.on('pointerDown', () => {
    carousel.internalEngine().scrollBody = spring
  })

  return (scroll: () => void) => {
    const engine = carousel.internalEngine()
    const { location, previousLocation, target } = engine
    const start = performance.now()
    let done = 0
    let direction = 0
    const seek = () => {
      const next = ease(Math.min(1, (performance.now() - start) / durationMs))
      // A share of the remaining distance, because a loop shifts both ends on the way.
      const left = target.get() - location.get()
      previousLocation.set(location)
      location.add(done < 1 ? (left * (next - done)) / (1 - done) : left)
      direction = Math.sign(left)
      done = next
      return engine.scrollBody
    }
    engine.scrollBody = { ...spring, seek, direction: () => direction }
    scroll()
  }
}
