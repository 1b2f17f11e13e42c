/** Messages of the error page. Separate from `messages.ts`, because every page loads them. */
export const failureMessages = {
  pageNotFound: '404 - Page Not Found',
  unexpected: 'An unexpected error occurred',
}
