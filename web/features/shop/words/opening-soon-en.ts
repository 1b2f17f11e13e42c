/** English words of a shop that is not open yet. */
export const openingSoonEn = {
  title: 'Opening soon',
  text: 'We are getting our shop ready for you.',
  reach: 'Until then we are glad to hear from you.',
  call: 'Call',
  chat: 'Chat on WhatsApp',
  notOpen: 'Not open yet',
  toAdminArea: 'To the admin area',
}

export type OpeningSoonWords = typeof openingSoonEn
