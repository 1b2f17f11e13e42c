/** Those who wait, by owner. Owners take turns, and each keeps its own order. */
export class Turns<T> {
  /** Whose turn is next stands first. */
  readonly #lines = new Map<string, T[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  get owners(): number {
    return this.#lines.size
  }

  countOf(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0
  }

  /** Whoever is next. */
  first(): T | undefined {
    for (const [first] of this.#lines.values()) return first
    return undefined
  }

  /** The owner with most waiting. */
  longest(): string | undefined {
    const [longest] = [...this.#lines].sort(([, one], [, other]) => other.length - one.length)
    return longest?.[0]
  }

  add(owner: string, one: T): void {
    const line = this.#lines.get(owner)
    if (line) line.push(one)
    else this.#lines.set(owner, [one])
    this.#length++
  }

  takeFirst(): T | undefined {
    for (const [owner, line] of this.#lines) {
      const one = line.shift()
      this.#length--
      // The rest of them come after everybody else's next.
      this.#lines.delete(owner)
      if (line.length > 0) this.#lines.set(owner, line)
      return one
    }
    return undefined
  }

  takeNewestOf(owner: string): T | undefined {
    const newest = this.#lines.get(owner)?.at(-1)
    if (newest !== undefined) this.remove(owner, newest)
    return newest
  }

  remove(owner: string, one: T): void {
    const line = this.#lines.get(owner) ?? []
    const at = line.lastIndexOf(one)
    if (at < 0) return
    line.splice(at, 1)
    this.#length--
    if (line.length === 0) this.#lines.delete(owner)
  }
}
