/** Limits of a category. */
export const categoryLimits = { name: 80 } as const
