/** A page's number, or a gap of several. */
export type PageNumber = number | 'gap'

/** Up to this many pages all have their number. */
const maxWithoutGaps = 7

/** The page numbers to show: all of a few; of many the first, the last, and those around the current one. */
export function pageNumbers(current: number, pages: number): PageNumber[] {
  if (pages <= maxWithoutGaps) return Array.from({ length: pages }, (_, index) => index + 1)
  const shown = new Set([1, pages, current - 1, current, current + 1])
  // A gap of one page would be as wide as its number.
  if (current - 2 === 2) shown.add(2)
  if (current + 2 === pages - 1) shown.add(pages - 1)
  const numbers = [...shown].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}
