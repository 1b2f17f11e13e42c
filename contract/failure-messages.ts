/** Messages of the error page. Separate from the others, because every page loads them. */
export const failureMessages = {
  pageNotFound: '404 - Page Not Found',
  offline: 'You are offline.',
  ownList: 'Your list is kept:',
  unexpected: 'An unexpected error occurred',
}
