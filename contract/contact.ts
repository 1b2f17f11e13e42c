import { z } from 'zod'
import { optionalText, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

/** The public message form; it is sent as a WhatsApp text, never to the server. */
export const contactSchema = z.object({
  name: requiredText(limits.contact.name, messages.contact.nameRequired),
  email: z.email(messages.contact.emailInvalid),
  phone: requiredText(limits.contact.phone, messages.contact.phoneRequired),
  subject: optionalText(limits.contact.subject).default(''),
  message: requiredText(limits.contact.message, messages.contact.messageRequired),
})

export type ContactMessage = z.output<typeof contactSchema>
