/** Limits of the delivery rules. Masses in grams, charges in rupees, packing in percent. */
export const deliveryLimits = {
  zones: 30,
  name: 60,
  by: 60,
  note: 200,
  prefixes: 50,
  prefix: 6,
  slabs: 12,
  mass: 100_000,
  charge: 100_000,
  goods: 10_000_000,
  days: 60,
  packing: { max: 100, default: 10 },
} as const
