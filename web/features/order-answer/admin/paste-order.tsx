import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { answerMessages, answerTitle } from '../../../../contract/order-list/order-answer-terms.ts'
import { readMessage } from '../../../../contract/order-list/read-message.ts'
import { browserApi } from '../../../lib/api.ts'
import { describeFailure } from '../../../lib/save-result.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Textarea } from '../../../ui/inputs.tsx'
import { answerAddress, rememberMessage } from './open-answer.ts'
import { resolveLines } from './resolve-lines.ts'

/** Takes a customer's whole message, and opens the sheet of the order that it links to. */
export function PasteOrder() {
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const [isReading, setIsReading] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReading) return
    setIsReading(true)
    const read = readMessage(message)
    const { lines, error } = await resolveLines(browserApi(), read.lines)
    setIsReading(false)
    const found = lines.flatMap(({ id, quantity }) => (id ? { id, quantity } : []))
    if (found.length > 0 && !error) {
      const state = rememberMessage({ ...read, lines: [...lines], text: message })
      return void navigate(answerAddress(found), { state })
    }
    const names = lines.flatMap(({ name }) => (name ? `“${name}”` : []))
    setError(
      describeFailure(answerMessages.loadFailed, error) ??
        (names.length > 0 ? answerMessages.notFound(names.join(', ')) : answerMessages.noOrder),
    )
    field.current?.focus()
  }

  return (
    <FormSection title={answerTitle}>
      <form onSubmit={submit} noValidate className="grid justify-items-start gap-3">
        <Field
          label="The customer’s WhatsApp message"
          hint="Paste all of it. It stays on this device: only the products’ names are looked up."
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
