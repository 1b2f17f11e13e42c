/** Limits of counting what visitors do, and of showing it. */
export const insightLimits = {
  /** Most rows of the two rankings. */
  products: 100,
  searches: 300,
  /** Number of days for which counts and search words are stored. */
  retentionDays: 400,
  searchRetentionDays: 90,
  /** Rows of one day and kind, such as products opened or words searched for. */
  rowsADay: 2000,
  /** Most characters by which searches are told apart. */
  words: 40,
  /** Searches on one day before their words are stored; a search on a second day also suffices. */
  shownAfterTimes: 3,
  /** Entries and bytes of one request. */
  request: { entries: 20, bytes: 4096 },
  /** Requests and new search words of one visitor. */
  visitor: { perMinute: 60, newWordsPerHour: 60 },
  /**
   * Results that a search may report, and the count of one subject per day; both are beyond any shop, and keep
   * sums exact.
   */
  count: { found: 1_000_000, times: 100_000_000 },
} as const
