/** Limits that every public page needs; all limits together would make each page's first script larger. */

/** The header's items, and the menu for the rest. */
export const nav = {
  visibleItems: { min: 1, max: 10, default: 5 },
  label: 30,
  defaultLabel: 'More',
} as const

/** Pixels of scrolling after which a page's header becomes compact. */
export const compactHeaderScroll = 50

export const breakpoints = {
  admin: 768,
  productsPhone: 625,
  productsDrawer: 1000,
  category: { phone: 640, wide: 1024 },
} as const

/** The picture that chats and networks show for a link. */
export const previewSize = { width: 1200, height: 630 } as const
