/** Limits of a product's pictures. */
export const pictureLimits = { ofProduct: 6, alt: 120 } as const
