import type { Answer } from './answer.ts'

type Entry = { answer: Answer; size: number; isUsed: boolean }

/** Answers of one version of the catalogue, within a bound of bytes. Another version begins empty. */
export class AnswerCache {
  readonly #capacity: number
  readonly #entries = new Map<string, Entry>()
  readonly #underWay = new Map<string, Promise<Answer | null>>()
  #size = 0
  #version = 0

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  find(version: number, key: string): Answer | undefined {
    if (version !== this.#version) return undefined
    const entry = this.#entries.get(key)
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
    const entry = this.#entries.get(key)
    if (entry?.answer !== answer) return
    this.#size += answer.size - entry.size
    entry.size = answer.size
    this.#shrink()
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear()
    this.#underWay.clear()
    this.#size = 0
  }

  #keep(key: string, answer: Answer): void {
    const { size } = answer
    if (size > this.#capacity / 8) return
    this.#drop(key)
    this.#entries.set(key, { answer, size, isUsed: false })
    this.#size += size
    this.#shrink()
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }

  /** The oldest go first; what was used since it was last looked at is spared once. */
  #shrink(): void {
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
