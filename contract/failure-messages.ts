/** What the last resort of a page says; apart from the other messages, for every page carries it. */
export const failureMessages = {
  pageNotFound: '404 - Page Not Found',
  offline: 'You are offline.',
  ownList: 'Your list is kept:',
  unexpected: 'An unexpected error occurred',
}
