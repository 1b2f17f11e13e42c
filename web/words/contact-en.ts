import { countedNote } from '../../contract/insight/count-terms.ts'
import { messages } from '../../contract/messages.ts'

/** What the contact page says on English pages. */
export const contactEn = {
  title: 'Contact',
  description: 'Call, write or visit us: phone, WhatsApp, e-mail, address, hours and map.',
  write: 'Send us a message',
  reach: 'Reach us',
  privacy: 'Your privacy',
  counted: countedNote,
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
  },
  errors: {
    name: messages.contact.nameRequired as string,
    email: messages.contact.emailInvalid as string,
    phone: messages.contact.phoneRequired as string,
    message: messages.contact.messageRequired as string,
    tooLong: messages.validation.tooLong,
  },
  /** The first line of the chat; none where it is empty. */
  greeting: '',
  send: 'Send on WhatsApp',
  sent: 'WhatsApp opens in a new tab.',
  openAgain: 'Open it again',
}

export type ContactWords = typeof contactEn
