const figures = new Intl.NumberFormat('en-IN')

/** `10,000`, grouped as in India. */
export function formatNumber(count: number): string {
  return figures.format(count)
}

/** A count and what it counts: `1 product`, `10,000 products`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
