/** Messages of a list of products about a search, in English. */
export const searchMessages = {
  resultsFor: (search: string) => `Showing results for ${search}`,
  searchExactly: (search: string) => `Search exactly for ${search}`,
  none: 'No products found',
}
