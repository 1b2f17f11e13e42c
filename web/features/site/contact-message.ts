import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { storedText, textLength } from '../../../contract/text/text-length.ts'

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
export function checkContactMessage(message: ContactMessage): Partial<ContactMessage> {
  const tooLong = contactFields.filter(
    (field) => textLength(message[field]) > limits.contact[field],
  )
  return {
    ...Object.fromEntries(
      tooLong.map((field) => [field, messages.validation.tooLong(limits.contact[field])]),
    ),
    ...(!message.name && { name: messages.contact.nameRequired }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(message.email) && {
      email: messages.contact.emailInvalid,
    }),
    ...(!message.phone && { phone: messages.contact.phoneRequired }),
    ...(!message.message && { message: messages.contact.messageRequired }),
  }
}

export function composeContactText(message: ContactMessage): string {
  return [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    `Phone: ${message.phone}`,
    ...(message.subject ? [`Subject: ${message.subject}`] : []),
    `Message: ${message.message}`,
  ].join('\n')
}
