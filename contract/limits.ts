import { dayMs, hourMs, minuteMs } from './durations.ts'

/**
 * Figures that several features share, or that belong to none; those of one feature are in its own `limits.ts`.
 * Times in milliseconds, sizes in bytes, widths in CSS pixels, texts as counted by `text-length.ts`.
 */
export const limits = {
  sortOrder: { min: -1_000_000_000, max: 1_000_000_000, spacing: 10 },
  /** `ids`: products requested by id; `versions`: of a configuration, in one response. */
  list: { limit: 50, maxLimit: 1000, maxPage: 1_000_000_000, search: 200, ids: 40, versions: 100 },
  /** Products in one sitemap; a larger catalogue has several and an index. */
  sitemap: { products: 10_000 },
  contact: { name: 80, email: 254, phone: 30, subject: 120, message: 1000 },
  /**
   * `depth`: nesting of lists and objects; `perSecond`: bytes per second that a body must average after its first
   * two minutes; even GPRS is faster.
   */
  body: { json: 256 * 1024, fields: 50, field: 64 * 1024, depth: 20, perSecond: 2000 },
  /** Characters of a key, and the least number of milliseconds for which it is remembered. */
  idempotencyKey: { min: 8, max: 200, retentionMs: dayMs },
  /** Milliseconds. `pictureResponse` is the longest, because a sent picture may have to wait to be processed. */
  client: {
    timeout: 10_000,
    /** Milliseconds that a product's texts wait for its other sizes, which are shown above them. */
    detailsWait: 700,
    uploadSilence: minuteMs,
    pictureResponse: 120_000,
  },
  pages: { publicProducts: 1000, featured: 1000, recent: 5, adminProducts: 6, adminGallery: 6 },
  redirectAfterSuccess: 1500,
  /** Milliseconds for which staff are offered to undo a deletion, and for which the server can do so. */
  undo: { offered: 10_000, retentionMs: hourMs },
  contactRotation: 5000,
  toast: { width: 320, zIndex: 9999, reading: 10_000 },
  carousel: {
    featured: { narrow: 770, medium: 1000, perPage: { narrow: 2, medium: 3, wide: 4 } },
    gallery: {
      autoplay: 3000,
      speed: 500,
      fallback: 4,
      phone: 480,
      tablet: 1024,
      slides: { phone: 1, tablet: 2, wide: 3 },
    },
  },
} as const
