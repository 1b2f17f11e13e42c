import { type FormEvent, useRef, useState } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { useSite } from '../../lib/site.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Input, Textarea } from '../../ui/inputs.tsx'
import {
  type ContactField,
  type ContactMessage,
  checkContactMessage,
  composeContactText,
  contactFields,
  readContactMessage,
} from './contact-message.ts'

/** Opens a WhatsApp chat with the message. Without JavaScript the server redirects, or shows errors. */
export function ContactForm({ sent }: { sent: ContactMessage | null }) {
  const { site } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(sent ? checkContactMessage(sent) : {})
  const [chat, setChat] = useState('')

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const message = readContactMessage(new FormData(form.current))
    const found = checkContactMessage(message)
    setErrors(found)
    const wrong = contactFields.find((field) => found[field])
    if (wrong) {
      const control = form.current.elements.namedItem(wrong)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    const address = whatsappAddress(site.whatsapp, composeContactText(message))
    setChat(address)
    window.open(address, '_blank', 'noopener')
  }

  const common = (field: ContactField) => ({
    name: field,
    defaultValue: sent?.[field],
  })

  return (
    <form
      ref={form}
      method="get"
      action={publicPaths.contact}
      onSubmit={send}
      noValidate
      className="grid gap-5 card:grid-cols-2"
    >
      <Field label="Name" required error={errors.name}>
        <Input {...common('name')} autoComplete="name" />
      </Field>
      <Field label="Phone" required error={errors.phone}>
        <Input {...common('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label="Email" required error={errors.email}>
        <Input {...common('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Subject" error={errors.subject}>
        <Input {...common('subject')} />
      </Field>
      <Field label="Message" required error={errors.message} className="card:col-span-2">
        <Textarea {...common('message')} rows={6} />
      </Field>
      <div className="grid justify-items-start gap-3 card:col-span-2">
        <Button type="submit" variant="order" size="large">
          <WhatsAppIcon className="size-5.5" />
          Send on WhatsApp
        </Button>
        <p role="status" className="text-ink-soft">
          {chat && (
            <>
              WhatsApp opens in a new tab.{' '}
              <a
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-ink underline underline-offset-4"
              >
                Open it again
              </a>
            </>
          )}
        </p>
      </div>
    </form>
  )
}
