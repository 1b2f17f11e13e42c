export type CopyLag = ReturnType<typeof createCopyLag>

/** How far the copy is behind, as far as this process knows: nothing while another one copies. */
export function createCopyLag() {
  /** Epoch milliseconds up to which all of a part is in the copy; on PostgreSQL, pictures are the only part. */
  const copiedUntil = new Map<'database' | 'pictures', () => number>()

  return {
    get isKnown(): boolean {
      return copiedUntil.size > 0
    },
    /** Milliseconds, by the part that is furthest behind. */
    get ms(): number {
      const times = [...copiedUntil.values()].map((readTime) => readTime())
      return times.length > 0 ? Date.now() - Math.min(...times) : 0
    },
    follow(part: 'database' | 'pictures', readTime: () => number): void {
      copiedUntil.set(part, readTime)
    },
  }
}
