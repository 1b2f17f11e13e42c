/**
 * Limits how much of a capacity each client holds: at most as much as is still free. A client alone
 * gets half, five that want everything a sixth each, and something is left for the next.
 */
export function createFairShareLimiter(capacity: number) {
  const held = new Map<string, number>()
  let used = 0

  return {
    used: () => used,

    /** Whether any client at all could be refused now: a cheap check before `hasRoomFor`. */
    isScarce: () => used >= capacity - used,

    hasRoomFor: (client: string) => (held.get(client) ?? 0) < capacity - used,

    acquire(client: string, amount = 1): void {
      used += amount
      held.set(client, (held.get(client) ?? 0) + amount)
    },

    release(client: string, amount = 1): void {
      used -= amount
      const left = (held.get(client) ?? 0) - amount
      if (left > 0) held.set(client, left)
      else held.delete(client)
    },
  }
}

export type FairShareLimiter = ReturnType<typeof createFairShareLimiter>
