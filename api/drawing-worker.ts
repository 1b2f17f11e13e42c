import sharp from 'sharp'
import { drawCard } from './features/cards/drawing/draw-card.ts'
import { drawPost } from './features/cards/drawing/draw-post.ts'
import { drawLabelCode } from './features/labels/drawing/label-code.ts'
import { drawPackingList } from './features/orders/drawing/packing-list.ts'
import { drawPriceListPdf } from './features/price-list/drawing/price-list-pdf.ts'
import { drawPriceListPicture } from './features/price-list/drawing/price-list-picture.ts'
import { drawShelfTags } from './features/price-list/drawing/shelf-tags.ts'
import { drawSiteIcon } from './features/settings/drawing/site-icon.ts'
import { serveWork } from './worker-process.ts'

/** Each kind of drawing: its input and its output. */
const drawings = {
  card: drawCard,
  post: drawPost,
  priceListPdf: drawPriceListPdf,
  priceListPicture: drawPriceListPicture,
  shelfTags: drawShelfTags,
  labelCode: drawLabelCode,
  siteIcon: drawSiteIcon,
  packingList: drawPackingList,
}

export type DrawingKinds = typeof drawings
type Drawing = (input: unknown) => Promise<unknown>

// Only one drawing runs at a time, and each differs from the last, so threads and a cache would not help.
sharp.concurrency(1)
sharp.cache(false)

serveWork(({ kind, input }: { kind: keyof DrawingKinds; input: unknown }) =>
  (drawings[kind] as Drawing)(input),
)
