import { limits } from '../../../contract/limits.ts'
import { storedText, textLength } from '../../../contract/text/text-length.ts'
import type { ContactWords } from './words/contact-en.ts'

export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactMessage = Record<ContactField, string>

/** Reads the fields from a form or a URL. */
export function readContactMessage(source: { get(name: string): unknown }): ContactMessage {
  return Object.fromEntries(
    contactFields.map((field) => [field, storedText(String(source.get(field) ?? ''))]),
  ) as ContactMessage
}

/** Errors by field; empty for a valid message. */
export function checkContactMessage(
  message: ContactMessage,
  { errors }: Pick<ContactWords, 'errors'>,
): Partial<ContactMessage> {
  const tooLong = contactFields.filter(
    (field) => textLength(message[field]) > limits.contact[field],
  )
  return {
    ...Object.fromEntries(tooLong.map((field) => [field, errors.tooLong(limits.contact[field])])),
    ...(!message.name && { name: errors.name }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(message.email) && { email: errors.email }),
    ...(!message.phone && { phone: errors.phone }),
    ...(!message.message && { message: errors.message }),
  }
}

/** The text of the chat: a line for each field that is filled. */
export function composeContactText(
  message: ContactMessage,
  { greeting, fields }: Pick<ContactWords, 'greeting' | 'fields'>,
): string {
  const lines = contactFields.map(
    (field) => message[field] && `${fields[field]}: ${message[field]}`,
  )
  return [greeting, ...lines].filter(Boolean).join('\n')
}
