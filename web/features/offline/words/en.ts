/** English words of the page that opens without a connection. */
export const offlineEn = {
  title: 'You are offline',
  text: 'This page needs the internet. It opens by itself once the connection is back.',
  call: 'Call',
  chat: 'Chat on WhatsApp',
  list: 'Your list is kept on this device',
  openList: 'Open the list',
  oneProduct: 'One product',
  tryAgain: 'Try again',
}

export type OfflineWords = typeof offlineEn
