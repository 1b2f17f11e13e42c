/** True for a struck price below the price itself, which no product may have; null for none. */
export function isOriginalBelowPrice(originalPrice: number | null, price: number): boolean {
  return originalPrice !== null && originalPrice < price
}
