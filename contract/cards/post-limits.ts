/** Of a picture to post: most products on it, and most bytes. */
export const postLimits = { products: 3, bytes: 1_000_000 } as const
