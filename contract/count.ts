const figures = new Intl.NumberFormat('en-IN')

/** A count and what it counts: `1 product`, `10,000 products`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`
}
