/** Pictures to post: how many products one shows, and its bytes. */
export const postLimits = { products: 3, bytes: 1_000_000 } as const
