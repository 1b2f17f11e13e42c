import type { PriceListLanguage } from '../../../contract/price-list/languages.ts'
import type { PriceListPicture } from '../../../contract/price-list/pictures.ts'
import type {
  PriceListCell,
  PriceListRow,
  PriceListSection,
} from '../../../contract/price-list/price-list.ts'
import {
  inLanguages,
  translateSize,
  writePackOf,
  writeStock,
} from '../../../contract/price-list/words.ts'
import { textLength } from '../../../contract/text/text-length.ts'
import { chatPictureHeights, chatPictureWidth } from '../../drawing/chat-pictures.ts'

/** A name with its sizes and their prices. */
export type PictureRow = {
  kind: 'row'
  names: { text: string; lines: 1 | 2 }[]
  offers: { size: string; cell: PriceListCell }[]
}
export type PictureBlock = { kind: 'title'; text: string } | PictureRow

const width = chatPictureWidth
/** Pixels. The app's buttons cover the upper and lower part of a status. */
export const pictureSizes = {
  post: { width, height: chatPictureHeights.post, head: 300, foot: 130 },
  status: { width, height: chatPictureHeights.status, head: 490, foot: 330 },
} as const satisfies Record<PriceListPicture, object>

/** Empty space at the left and at the right. */
export const sideMargin = 64
export const contentWidth = width - 2 * sideMargin
/** Heights of the parts of a picture, in pixels. */
export const heights = { title: 92, name: 58, padding: 15, only: 98, offer: 122, stock: 30 }
/** Most sizes in one line: more would leave no space for a price. */
const maxPerLine = 4
/** Most letters of a name that is sure to fit in one line. */
const shortName = { alone: 26, abovePrices: 40 }

/** Divides the list into pictures. A title is kept with the row after it. */
export function paginatePictures(
  sections: PriceListSection[],
  picture: PriceListPicture,
  language: PriceListLanguage,
): PictureBlock[][] {
  const { height, head, foot } = pictureSizes[picture]
  const space = height - head - foot
  const pages: PictureBlock[][] = [[]]
  let used = 0
  for (const section of sections) {
    const title = inLanguages({ en: section.title, ta: section.titleTa }, language)
      .map(({ text }) => text)
      .join(' · ')
    for (const [index, row] of section.rows.entries()) {
      const opening: PictureBlock[] = index === 0 && title ? [{ kind: 'title', text: title }] : []
      const blocks = [...opening, toRow(row, section.columns, language)]
      const needed = blocks.map(blockHeight).reduce((sum, height) => sum + height, 0)
      if (used + needed > space) {
        pages.push([])
        used = 0
      }
      pages.at(-1)?.push(...blocks)
      used += needed
    }
  }
  return pages
}

type Offer = PictureRow['offers'][number]

/** The offers of a row in lines, each with its height. */
export function splitOffers({ offers }: PictureRow): { offers: Offer[]; height: number }[] {
  const perLine = offers.length > maxPerLine ? Math.ceil(offers.length / 2) : maxPerLine
  const lines = [offers.slice(0, perLine), offers.slice(perLine)]
  return lines.flatMap((line) =>
    line.length > 0 ? { offers: line, height: heights.offer + heightOfStock(line) } : [],
  )
}

export function blockHeight(block: PictureBlock): number {
  if (block.kind === 'title') return heights.title
  const { names, offers } = block
  const name = names.reduce((sum, { lines }) => sum + lines * heights.name, 0)
  const isAlone = offers.length === 1
  const content = isAlone
    ? Math.max(name, heights.only + heightOfStock(offers))
    : splitOffers(block).reduce((sum, { height }) => sum + height, name)
  return content + 2 * heights.padding
}

function heightOfStock(offers: Offer[]): number {
  return offers.some(({ cell }) => writeStock(cell).length > 0) ? heights.stock : 0
}

function toRow(
  { name, nameTa, cells, ...packs }: PriceListRow,
  columns: string[],
  language: PriceListLanguage,
): PictureRow {
  const sizeOf = (column = '') =>
    (column ? translateSize(column, language) : writePackOf(packs, language)).text
  const offers = cells.flatMap((cell, index) =>
    cell ? { size: sizeOf(columns[index]), cell } : [],
  )
  const short = offers.length === 1 ? shortName.alone : shortName.abovePrices
  const names = inLanguages({ en: name, ta: nameTa }, language).map(({ text }) => ({
    text,
    lines: textLength(text) > short ? (2 as const) : (1 as const),
  }))
  return { kind: 'row', names, offers }
}
