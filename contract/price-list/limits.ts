/**
 * Products on the price list, because nobody reads a longer list; bytes of one of its pictures; tags in one
 * print.
 */
export const priceListLimits = { products: 1000, pictureBytes: 1_000_000, tags: 240 } as const
