import { limits } from '../../../contract/limits.ts'

const { narrow, medium, perPage } = limits.carousel.featured

/** Featured products per page in a window of this width. */
export function itemsPerPage(width: number): number {
  if (width < narrow) return perPage.narrow
  return width < medium ? perPage.medium : perPage.wide
}

export function countPages(items: number, width: number): number {
  return Math.ceil(items / itemsPerPage(width))
}
