import { type FormEvent, useRef, useState } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { mayOpenChat } from '../../shop/may-open-chat.ts'
import { useSite } from '../../shop/site-data.ts'
import { Button } from '../../ui/button.tsx'
import { WhatsAppIcon } from '../../ui/icons/brand-icons.tsx'
import { Field, Input, Textarea } from '../../ui/inputs.tsx'
import { useAddress } from '../../words/words.ts'
import {
  type ContactField,
  type ContactMessage,
  checkContactMessage,
  composeContactText,
  contactFields,
  readContactMessage,
} from './contact-message.ts'
import type { ContactWords } from './words/contact-en.ts'

type ContactFormProps = { words: ContactWords; sent: ContactMessage | null }

/** Opens a WhatsApp chat with the message. Without JavaScript the server redirects, or shows errors. */
export function ContactForm({ words, sent }: ContactFormProps) {
  const { shop } = useSite()
  const addressOf = useAddress()
  const { fields } = words
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(sent ? checkContactMessage(sent, words) : {})
  const [chat, setChat] = useState('')

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const message = readContactMessage(new FormData(form.current))
    const found = checkContactMessage(message, words)
    setErrors(found)
    const wrong = contactFields.find((field) => found[field])
    if (wrong) {
      const control = form.current.elements.namedItem(wrong)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    const address = whatsappAddress(shop.whatsapp, composeContactText(message, words))
    setChat(address)
    if (mayOpenChat(address)) window.open(address, '_blank', 'noopener')
  }

  const common = (field: ContactField) => ({
    name: field,
    defaultValue: sent?.[field],
  })

  return (
    <form
      ref={form}
      method="get"
      action={addressOf(publicPaths.contact)}
      onSubmit={send}
      noValidate
      className="grid gap-5 card:grid-cols-2"
    >
      <Field label={fields.name} required error={errors.name}>
        <Input {...common('name')} autoComplete="name" />
      </Field>
      <Field label={fields.phone} required error={errors.phone}>
        <Input {...common('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label={fields.email} required error={errors.email}>
        <Input {...common('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={fields.subject} error={errors.subject}>
        <Input {...common('subject')} />
      </Field>
      <Field label={fields.message} required error={errors.message} className="card:col-span-2">
        <Textarea {...common('message')} rows={6} />
      </Field>
      <div className="grid justify-items-start gap-3 card:col-span-2">
        <Button type="submit" variant="order" size="large">
          <WhatsAppIcon className="size-5.5" />
          {words.send}
        </Button>
        <p role="status" className="text-ink-soft">
          {chat && (
            <>
              {words.sent}{' '}
              <a
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-ink underline underline-offset-4"
              >
                {words.openAgain}
              </a>
            </>
          )}
        </p>
      </div>
    </form>
  )
}
