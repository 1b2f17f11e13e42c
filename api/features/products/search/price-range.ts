import { NumberSet } from './number-set.ts'

/**
 * Keeps in `found` the products whose price is from `min` to `max`, both included. `bits` holds for
 * each bit of a price the products that have it set, the lowest first.
 */
export function keepPrices(
  found: NumberSet,
  bits: NumberSet[],
  min: number | undefined,
  max: number | undefined,
): void {
  if (max !== undefined) {
    const { below, equal } = compare(found, bits, max)
    found.keepAll(below.addAll(equal))
  }
  if (min !== undefined) found.deleteAll(compare(found, bits, min).below)
}

/** Splits off whose price is below, and whose is equal to, `amount`: bit by bit from the highest. */
function compare(
  among: NumberSet,
  bits: NumberSet[],
  amount: number,
): { below: NumberSet; equal: NumberSet } {
  const below = new NumberSet()
  const equal = among.copy()
  for (const [bit, set] of [...bits.entries()].reverse()) {
    if (((amount >>> bit) & 1) === 0) {
      equal.deleteAll(set)
      continue
    }
    below.addAll(equal.copy().deleteAll(set))
    equal.keepAll(set)
  }
  return { below, equal }
}
