/** `1 product`, `10,000 products`. */
export function countProducts(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-IN')
}
