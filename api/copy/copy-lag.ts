export type CopyLag = ReturnType<typeof createCopyLag>

/** Tracks how far the copy is behind, as far as this process knows: zero while another process copies. */
export function createCopyLag() {
  /** Epoch milliseconds up to which each part is fully copied; on PostgreSQL, pictures are the only part. */
  const copiedUntil = new Map<'database' | 'pictures', () => number>()

  return {
    get isKnown(): boolean {
      return copiedUntil.size > 0
    },
    /** Milliseconds by which the slowest part is behind. */
    get ms(): number {
      const times = [...copiedUntil.values()].map((readTime) => readTime())
      return times.length > 0 ? Date.now() - Math.min(...times) : 0
    },
    follow(part: 'database' | 'pictures', readTime: () => number): void {
      copiedUntil.set(part, readTime)
    },
  }
}
