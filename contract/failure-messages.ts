/** Messages of the error page. Apart from the other messages, because every page loads it. */
export const failureMessages = {
  pageNotFound: '404 - Page Not Found',
  offline: 'You are offline.',
  ownList: 'Your list is kept:',
  unexpected: 'An unexpected error occurred',
}
