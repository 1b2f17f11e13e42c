/** Every figure that two sides must agree on. Times in milliseconds, sizes in bytes, widths in CSS pixels, texts as `text-length.ts` counts. */
export const limits = {
  product: {
    name: 120,
    description: 5000,
    size: 60,
    benefits: 2000,
    /** Rupees. */
    maxPrice: 9_999_999.99,
    priceStep: 0.01,
  },
  category: { name: 80 },
  /** A product can be added to the gallery as it is: its texts have room there, too. */
  gallery: { title: 120, description: 5000, category: 80, simple2Description: 10 },
  order: { min: -1_000_000_000, max: 1_000_000_000, spacing: 10 },
  nav: { visibleItems: { min: 1, max: 10, default: 5 }, label: 30, defaultLabel: 'More' },
  list: { limit: 50, maxLimit: 1000, maxPage: 1_000_000_000, search: 200 },
  /** Products in one sitemap; a catalogue of more has an index of several. */
  sitemap: { products: 10_000 },
  user: { name: 80, email: 254, password: { min: 12, max: 200 } },
  contact: { name: 80, email: 254, phone: 30, subject: 120, message: 1000 },
  image: {
    bytes: 5 * 1024 * 1024,
    pixels: 50_000_000,
    side: 16_384,
    /** Of an animation, and passes over a JPEG: few bytes each, much work. */
    frames: 1000,
    scans: 100,
    /** The largest pictures take a few seconds. */
    workMs: 25_000,
    galleryWidth: 800,
    galleryHeight: 600,
    preview: { width: 1200, height: 630 },
  },
  /** `perSecond`: what a body has to bring after its first two minutes; GPRS brings more. */
  body: { json: 256 * 1024, fields: 50, field: 64 * 1024, perSecond: 2000 },
  /** What keeps a busy server alive; whatever is beyond is told to come back in a moment. */
  load: {
    /** Requests that are let in at once: they wait for one processor. */
    working: 100,
    /** Besides, for the staff alone. */
    staff: 20,
    /** For how long the first may wait, once so many do. */
    turn: 500,
    crowd: 32,
    /** What is answered and not yet taken, all clients together. */
    unsent: 128 * 1024 * 1024,
    connections: 4000,
    connectionsOfAddress: 256,
    /** A reader that has taken nothing for so long is cut off. */
    reader: 240_000,
    /** Passwords that are looked at: each takes 19 MB and a twentieth of a second. */
    passwords: { capacity: 40, concurrency: 2, perClient: 10 },
    /** Pictures that wait, and uploads that come in, of one account at most half: each takes up to 5 MB. */
    pictures: 20,
    uploads: 16,
  },
  /** A session ends when it is `idle` so long, and at its `longest` even where it is in use. */
  session: {
    idle: 12 * 60 * 60 * 1000,
    longest: 7 * 24 * 60 * 60 * 1000,
    /** The one used longest ago gives way to one more. */
    ofUser: 20,
    userAgent: 300,
    check: 300_000,
    /** For so long after the password was given it need not be given again. */
    confirmed: 10 * 60 * 1000,
  },
  /** Failures of one account from one address; fewer while all addresses together make an attack of it. */
  login: { failures: 10, window: 15 * 60 * 1000, attack: 100, failuresInAttack: 3 },
  /**
   * An entry of the audit log may go once it is older than `kept`, or is not among the newest
   * `entries`; the database itself refuses to delete others. Failed sign-ins, which strangers can
   * cause, get at most `failuresADay` entries an account.
   */
  audit: {
    kept: 365 * 24 * 60 * 60 * 1000,
    entries: 200_000,
    failuresADay: 20,
    page: 25,
    maxPage: 200,
  },
  /** A sent picture may have to wait for its turn to be prepared. */
  client: {
    timeout: 10_000,
    uploadSilence: 60_000,
    pictureAnswer: 30_000,
    tokenKey: 'token',
  },
  pages: { publicProducts: 1000, featured: 1000, recent: 5, adminProducts: 6, adminGallery: 6 },
  redirectAfterSuccess: 1500,
  /** How long staff are offered to take a delete back, and how long the server can. */
  undo: { offered: 10_000, kept: 60 * 60 * 1000 },
  /** A backup is kept in parts; of each kind so many are kept; an address to download one lives so long. */
  backup: { part: 8 * 1024 * 1024, parts: 4096, kept: 3, ticket: 60_000, poll: 1000 },
  contactRotation: 5000,
  compactHeaderScroll: 50,
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
  breakpoints: {
    admin: 768,
    productsPhone: 625,
    productsDrawer: 1000,
    category: { phone: 640, wide: 1024 },
  },
} as const
