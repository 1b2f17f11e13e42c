/** Messages about lists and their loading. Separate from `messages.ts`, because most public pages load them. */
export const loadingMessages = {
  noResponse: 'No response from the server. Please check the connection and try again.',
  sessionExpired: 'The session has ended. Please sign in again.',
  invalidFormat: 'Invalid response format',
  products: {
    fetchAllFailed: 'Failed to fetch products',
    fetchFeaturedFailed: (status: number) => `Failed to fetch featured products: ${status}`,
  },
  gallery: {
    fetchFailedWith: (message: string) => `Failed to fetch gallery items: ${message}`,
    highlightsFailed: 'Failed to load gallery items',
  },
}
