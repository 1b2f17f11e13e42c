/** Limits of synonym sets. */
export const synonymLimits = {
  sets: 300,
  label: 60,
  terms: 30,
  term: { min: 2, max: 60 },
  tried: 10,
} as const
