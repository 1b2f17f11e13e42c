/**
 * Whether there is time to do something well: not where so many came in of late that they would have
 * to wait for it. Everything that comes counts, so under a load that goes on there is none at all.
 */
export class Leisure {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at = 0

  constructor({ perSecond, burst }: { perSecond: number; burst: number }) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
  }

  /** To be asked once for each that comes. */
  take(now = performance.now()): boolean {
    const rested = ((now - this.#at) / 1000) * this.#perSecond
    this.#left = Math.min(this.#burst, this.#left + rested)
    this.#at = now
    const hasTime = this.#left >= 1
    this.#left = hasTime ? this.#left - 1 : 0
    return hasTime
  }
}
