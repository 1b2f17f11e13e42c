import { reachEn } from './reach-en.ts'

/** English words of the contact page. */
export const contactEn = {
  /** Ways and hours to reach the shop. */
  reachWords: reachEn,
  title: 'Contact',
  description: 'Call, write or visit us: phone, WhatsApp, e-mail, address, hours and map.',
  write: 'Send us a message',
  reach: 'Reach us',
  privacy: 'Your privacy',
  counted:
    'We count how often pages and products are opened, products are added or ordered, and what is searched for. We use no cookies for this and do not record who you are. Browsers that send Do Not Track or Global Privacy Control are not counted.',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
  },
  errors: {
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    phone: 'Please enter your phone number',
    message: 'Please enter a message',
    tooLong: (max: number) => `Must not be longer than ${max} characters`,
  },
  /** The first line of the chat; none where it is empty. */
  greeting: '',
  send: 'Send on WhatsApp',
  sent: 'WhatsApp opens in a new tab.',
  openAgain: 'Open it again',
}

export type ContactWords = typeof contactEn

/** Handed by the route around a page to the page. */
export const handle = { contact: contactEn }
