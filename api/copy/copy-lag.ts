export type CopyLag = ReturnType<typeof createCopyLag>

/** Tracks how far the copy is behind, as far as this process knows: zero while another process copies. */
export function createCopyLag() {
  /** Epoch milliseconds up to which each part is fully copied; on PostgreSQL, pictures are the only part. */
  const copiedUntil = new Map<'database' | 'pictures', () => number>()

  return {
    /** Epoch milliseconds since when this process should copy but has not begun to; null while another copies. */
    waitingSince: null as number | null,
    get isKnown(): boolean {
      return copiedUntil.size > 0
    },
    /** Milliseconds by which the slowest part is behind. */
    get ms(): number {
      const times = [...copiedUntil.values()].map((readTime) => readTime())
      if (times.length > 0) return Date.now() - Math.min(...times)
      return this.waitingSince === null ? 0 : Date.now() - this.waitingSince
    },
    follow(part: 'database' | 'pictures', readTime: () => number): void {
      copiedUntil.set(part, readTime)
    },
  }
}
