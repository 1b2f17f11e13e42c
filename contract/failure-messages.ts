/** What the last resort of a page says; apart from the other messages, for every page carries it. */
export const failureMessages = {
  pageNotFound: '404 - Page Not Found',
  unexpected: 'An unexpected error occurred',
} as const
