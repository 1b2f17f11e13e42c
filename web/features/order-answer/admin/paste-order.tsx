import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { answerMessages, answerTitle } from '../../../../contract/order-list/order-answer-terms.ts'
import { findOrderList } from '../../../../contract/order-list/order-list.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Textarea } from '../../../ui/inputs.tsx'
import { answerAddress, rememberMessage } from './open-answer.ts'

/** Takes a customer's whole message, and opens the sheet of the order that it links to. */
export function PasteOrder() {
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const list = findOrderList(message)
    if (list) return void navigate(answerAddress(list.lines), { state: rememberMessage(message) })
    setError(answerMessages.noLink)
    field.current?.focus()
  }

  return (
    <FormSection title={answerTitle}>
      <form onSubmit={submit} noValidate className="grid justify-items-start gap-3">
        <Field
          label="The customer’s WhatsApp message"
          hint="Paste all of it, with its link. It stays on this device."
          error={error}
          className="w-full"
        >
          <Textarea
            ref={field}
            value={message}
            rows={3}
            className="min-h-24"
            onChange={({ target }) => {
              setMessage(target.value)
              setError(undefined)
            }}
          />
        </Field>
        <Button type="submit">Open the order</Button>
      </form>
    </FormSection>
  )
}
