/**
 * Divides what there is among owners who come and go: one may hold as much as is still free. Alone
 * it gets half of it, five who want all get a sixth each, and something is left for the next.
 */
export function createShares(places: number) {
  const held = new Map<string, number>()
  let taken = 0

  return {
    taken: () => taken,

    /** Whether any owner at all could be refused just now; costs nothing. */
    areShort: () => taken >= places - taken,

    isOpenTo: (owner: string) => (held.get(owner) ?? 0) < places - taken,

    take(owner: string, amount = 1): void {
      taken += amount
      held.set(owner, (held.get(owner) ?? 0) + amount)
    },

    giveBack(owner: string, amount = 1): void {
      taken -= amount
      const left = (held.get(owner) ?? 0) - amount
      if (left > 0) held.set(owner, left)
      else held.delete(owner)
    },
  }
}

export type Shares = ReturnType<typeof createShares>
