/** Most products on a picture to post, and most bytes. */
export const postLimits = { products: 3, bytes: 1_000_000 } as const
