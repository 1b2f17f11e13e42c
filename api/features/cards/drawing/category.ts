import type { Mark } from '../../../drawing/shop-mark.ts'
import type { CategoryFacts } from './card-facts.ts'
import { type Area, drawEmptyArea, drawShop, drawTitle, type Layout, margin } from './layout.ts'

const area = { left: 560, top: 0, width: 640, height: 630 }
const column = area.left - margin - 36
const gap = 8

/** Lays out the name and number of products on paper, and up to four photos. */
export function layOutCategory(facts: CategoryFacts, mark: Mark): Layout {
  const shop = drawShop(facts.shop, mark, column)
  const title = drawTitle(facts.name, facts.summary, column)
  const photos = divide(facts.photos.length)
  const empty = (photos.length > 0 ? photos : [area]).map((photo) => drawEmptyArea(photo, mark))
  return {
    svg: shop.svg + title.svg + empty.join(''),
    photos,
    missing: [...shop.missing, ...title.missing],
  }
}

/** One photo fills the area, two stand side by side, a third halves the right side, and four take a quarter each. */
function divide(count: number): Area[] {
  const width = (area.width - gap) / 2
  const height = (area.height - gap) / 2
  const right = area.left + width + gap
  const low = height + gap
  if (count === 0) return []
  if (count === 1) return [area]
  const left = { ...area, width }
  if (count === 2) return [left, { ...left, left: right }]
  const rightHalf = [
    { left: right, top: 0, width, height },
    { left: right, top: low, width, height },
  ]
  if (count === 3) return [left, ...rightHalf]
  return [{ ...left, height }, { ...left, top: low, height }, ...rightHalf]
}
