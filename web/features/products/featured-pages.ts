import { limits } from '../../../contract/limits.ts'

const { narrow, medium, perPage } = limits.carousel.featured

/** How many featured products stand side by side in a window of this width. */
export function itemsPerPage(width: number): number {
  if (width < narrow) return perPage.narrow
  return width < medium ? perPage.medium : perPage.wide
}

export function countPages(items: number, width: number): number {
  return Math.ceil(items / itemsPerPage(width))
}

/** At most so many dots are shown; a long row shows those around the current one. */
const shownDots = 9

/** The pages whose dots are shown, counted from 0. */
export function dotsAround(current: number, pages: number): number[] {
  const first = Math.max(0, Math.min(current - Math.floor(shownDots / 2), pages - shownDots))
  return Array.from({ length: Math.min(pages, shownDots) }, (_, index) => first + index)
}
