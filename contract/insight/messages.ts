/** Numbers of days that the insight may cover, including today. */
export const insightDays = [7, 30, 90] as const

/** Most rows of the two rankings, and the number of days for which counts and search words are stored. */
export const insightLimits = {
  products: 100,
  searches: 300,
  retentionDays: 400,
  searchRetentionDays: 90,
  /** Rows of one day and kind, such as products opened or words searched for. */
  rowsADay: 2000,
  /** Most characters by which searches are told apart. */
  words: 40,
  /** Searches on one day before their words are stored; a search on a second day also suffices. */
  shownAfterTimes: 3,
} as const

export const insightMessages = {
  title: 'What people look for',
  loadFailed: 'Failed to load what people look for. Please try again.',
  none: 'Nothing was counted in these days',
  noneYet: 'Here you see what visitors open, add to their lists and search for.',
  off: 'Nothing is counted',
  offText: 'Counting is turned off. The person who runs the server can turn it on.',
  chartToCome: 'The chart is not loaded yet. The table below has its numbers.',
  noneOfFigure: 'None in these days.',
  noProducts: 'No product was opened in these days.',
  nothingMissed: 'Every frequent search found something.',
  notComparable: 'Too few days were counted to compare them.',
  withoutToday: 'Today is not counted in the comparison.',
  rare: 'A search is listed once it was made on two days, or three times.',
  demo: 'Some of these numbers were made up for the demo.',
  fileFailed: 'The file could not be made.',
} as const
