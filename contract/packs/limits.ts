/** Limits of a pack, in order: amount in its unit, with three decimals; pieces; grams. */
export const packLimits = {
  amount: { min: 0.001, max: 100_000 },
  count: { min: 1, max: 100 },
  mass: { min: 1, max: 1_000_000 },
  /** Rupees. */
  cost: { min: 0, max: 100_000 },
} as const
