export type WriteTurns = ReturnType<typeof createWriteTurns>

/** Lets `max` callers write at a time; the others wait in order. */
export function createWriteTurns(max: number) {
  const waiting: (() => void)[] = []
  let free = max
  return {
    async take(): Promise<void> {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    giveBack(): void {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
    waiting: () => waiting.length,
  }
}
