/** Messages about making, sharing and printing the price list. */
export const priceListMessages = {
  loadFailed: 'Failed to load the price list',
  fileFailed: 'Failed to make the file',
  shareBlocked: 'Nothing was shared. Download the files and send them by hand.',
  noProducts: 'There are no products here.',
  empty: 'There is nothing to share yet: the list has no products.',
  someOf: (shown: number, all: number) =>
    `The first ${shown} of ${all} pictures. The PDF has everything.`,
  someTags: (max: number) => `At most ${max} at a time: choose a group or a category.`,
} as const
