/** Limits of a product. */
export const productLimits = {
  name: 120,
  description: 5000,
  size: 60,
  benefits: 2000,
  nameTa: 120,
  /** Most days until a product's return, and days after which staff are asked to check a stock of `few`. */
  backOnDays: 180,
  fewDays: 14,
  leadDays: { min: 1, max: 30 },
  /** Rupees. */
  maxPrice: 9_999_999.99,
} as const
