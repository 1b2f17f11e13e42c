import type { Answer } from './answer.ts'

type Entry = { answer: Answer; size: number; isUsed: boolean }

/**
 * Answers of one version of the catalogue, within a bound of bytes. Another version begins empty.
 * What nobody has asked for a second time has an eighth of the room: searches seldom repeat.
 */
export class AnswerCache {
  readonly #capacity: number
  readonly #fresh = new Map<string, Entry>()
  #freshSize = 0
  readonly #entries = new Map<string, Entry>()
  readonly #underWay = new Map<string, Promise<Answer | null>>()
  #size = 0
  #version = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  find(version: number, key: string): Answer | undefined {
    if (version !== this.#version) return undefined
    const entry = this.#entries.get(key) ?? this.#settle(key)
    if (!entry) return undefined
    entry.isUsed = true
    return entry.answer
  }

  /** An answer that somebody is making at this moment; null comes where it cannot be kept. */
  underWay(version: number, key: string): Promise<Answer | null> | undefined {
    return version === this.#version ? this.#underWay.get(key) : undefined
  }

  /** Announces an answer; what is returned takes it, or null, and must be called. */
  begin(version: number, key: string): (answer: Answer | null) => void {
    if (version > this.#version) {
      this.clear()
      this.#version = version
    }
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    if (version === this.#version) this.#underWay.set(key, promise)
    return (answer) => {
      if (this.#underWay.get(key) === promise) this.#underWay.delete(key)
      if (answer && version === this.#version) this.#keep(key, answer)
      resolve(answer)
    }
  }

  /** To be called when an answer has grown by another encoding. */
  weigh(key: string, answer: Answer): void {
    const fresh = this.#fresh.get(key)
    const entry = fresh ?? this.#entries.get(key)
    if (entry?.answer !== answer) return
    const growth = answer.size - entry.size
    entry.size = answer.size
    if (fresh) this.#freshSize += growth
    else this.#size += growth
    this.#shrink()
  }

  /** Forgets everything. */
  clear(): void {
    this.#fresh.clear()
    this.#entries.clear()
    this.#underWay.clear()
    this.#freshSize = 0
    this.#size = 0
  }

  #keep(key: string, answer: Answer): void {
    const { size } = answer
    if (size > this.#capacity / 8) return
    this.#drop(key)
    this.#fresh.set(key, { answer, size, isUsed: false })
    this.#freshSize += size
    this.#shrink()
  }

  /** Asked for again, an answer is one of those that last. */
  #settle(key: string): Entry | undefined {
    const entry = this.#fresh.get(key)
    if (!entry) return undefined
    this.#fresh.delete(key)
    this.#freshSize -= entry.size
    entry.isUsed = true
    this.#entries.set(key, entry)
    this.#size += entry.size
    this.#shrink()
    return entry
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
    this.#freshSize -= this.#fresh.get(key)?.size ?? 0
    this.#fresh.delete(key)
  }

  /** The oldest go first; what was used since it was last looked at is spared once. */
  #shrink(): void {
    for (const key of this.#fresh.keys()) {
      if (this.#freshSize <= this.#capacity / 8) break
      this.#drop(key)
    }
    for (const [key, entry] of this.#entries) {
      if (this.#size <= this.#capacity) return
      if (entry.isUsed) {
        entry.isUsed = false
        this.#entries.delete(key)
        this.#entries.set(key, entry)
      } else this.#drop(key)
    }
  }
}
