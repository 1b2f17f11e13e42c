import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { orderLimits } from '../../../../../contract/orders/limits.ts'
import { answerMessages, answerTitle } from '../../../../../contract/orders/messages.ts'
import { browserApi } from '../../../../requests/api.ts'
import { describeFailure } from '../../../../requests/save-result.ts'
import {
  deleteUnsavedForm,
  findUnsavedForm,
  storeUnsavedForm,
  unsavedFormKey,
} from '../../../../storage/unsaved-forms.ts'
import { FormSection } from '../../../../ui/admin/fields/form-section.tsx'
import { LengthLeft } from '../../../../ui/admin/fields/text-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field, Textarea } from '../../../../ui/inputs.tsx'
import { answerAddress, rememberMessage } from './open-answer.ts'
import { listGone, toAnswered } from './read-lines.ts'

const storageKey = unsavedFormKey('order-message')

/** Takes a customer's whole message, and opens the sheet of what it orders. Until then this tab keeps it. */
export function PasteOrder() {
  const [message, setMessage] = useState(readStored)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const [isReading, setIsReading] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReading) return
    setIsReading(true)
    const call = browserApi().POST('/orders/read', { body: { text: message } })
    const { data, error } = await call
    setIsReading(false)
    const answered = toAnswered(data?.data.lines ?? [])
    if (data && answered.length > 0) {
      const state = rememberMessage({ text: message, read: data.data })
      await navigate(answerAddress(answered), { state })
      return deleteUnsavedForm(storageKey)
    }
    const names = listGone(data?.data.lines ?? []).map(({ name }) => `“${name}”`)
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
          hint={answerMessages.pasteHint}
          error={error}
          count={<LengthLeft text={message} max={orderLimits.message} />}
          className="w-full"
        >
          <Textarea
            ref={field}
            value={message}
            rows={3}
            className="min-h-24"
            onChange={({ target }) => {
              setMessage(target.value)
              store(target.value)
              setError(undefined)
            }}
          />
        </Field>
        <Button type="submit">Open the order</Button>
      </form>
    </FormSection>
  )
}

function readStored(): string {
  return findUnsavedForm(storageKey, { message: '' })?.values.message ?? ''
}

function store(message: string): void {
  if (message) storeUnsavedForm(storageKey, { values: { message }, record: null })
  else deleteUnsavedForm(storageKey)
}
