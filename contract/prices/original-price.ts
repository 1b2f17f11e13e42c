/** True for a struck price below the price itself, which is not allowed; `null` means no struck price. */
export function isOriginalBelowPrice(originalPrice: number | null, price: number): boolean {
  return originalPrice !== null && originalPrice < price
}
