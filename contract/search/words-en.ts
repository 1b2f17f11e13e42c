/** English words of a list of products about a search, which staff read, too. */
export const searchWordsEn = {
  resultsFor: (search: string) => `Showing results for ${search}`,
  searchExactly: (search: string) => `Search exactly for ${search}`,
  none: 'No products found',
}
