/** The maximum number of dots; a long row shows those around the current one. */
const shownDots = 9

/** The pages whose dots are shown, counted from 0. */
export function dotsAround(current: number, pages: number): number[] {
  const first = Math.max(0, Math.min(current - Math.floor(shownDots / 2), pages - shownDots))
  return Array.from({ length: Math.min(pages, shownDots) }, (_, index) => first + index)
}
