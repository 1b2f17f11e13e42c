/** What is said where there is no room; apart from the other messages, which every visitor loads. */
export const storageMessages = {
  full: 'The storage of the server is full, so nothing was saved: whoever looks after the server has to make room.',
} as const
