/** Limits of layouts, which every public page loads, and so apart from the other limits. */

/** Pixels of scrolling after which a page's header becomes compact. */
export const compactHeaderScroll = 50

export const breakpoints = {
  admin: 768,
  productsPhone: 625,
  productsDrawer: 1000,
  category: { phone: 640, wide: 1024 },
} as const
