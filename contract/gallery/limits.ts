/**
 * Limits of a gallery item: at least as long as a product's, because a product can be added to the gallery
 * unchanged.
 */
export const galleryLimits = {
  title: 120,
  description: 5000,
  category: 80,
  simple2Description: 10,
} as const
