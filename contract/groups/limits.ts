/** Limits of a product group. */
export const productGroupLimits = { name: 80 } as const
