/** Messages about what visitors look for. */
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
