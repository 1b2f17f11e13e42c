import { useEffect, useState } from 'react'
import { orderListLimits } from '../../../contract/order-list/order-list-terms.ts'
import type { OrderDetails } from '../../../contract/order-list/order-message.ts'
import { readStored, writeStored } from '../../lib/session-token.ts'
import { Field, Input, Textarea } from '../../ui/inputs.tsx'
import { useOrderListWords } from '../../words/order-list-words.ts'

const key = 'order-list.1.details'
const shownNames = ['name', 'place', 'note'] as const
const names = ['pin', ...shownNames] as const

/** PIN code, name, place and note, kept on the device for the next order. */
export function useOrderDetails() {
  const [details, setDetails] = useState<OrderDetails>({})
  const [wasGiven, setWasGiven] = useState(false)
  useEffect(() => {
    const stored = readDetails()
    setDetails(stored)
    setWasGiven(shownNames.some((name) => stored[name]))
  }, [])
  const change = (changed: OrderDetails) => {
    const next = { ...details, ...changed }
    setDetails(next)
    writeStored(key, JSON.stringify(next))
  }
  return { details, wasGiven, change }
}

/** Ignores what an older version or another program has left under the key. */
function readDetails(): OrderDetails {
  try {
    const stored = JSON.parse(readStored(key) ?? '{}')
    return Object.fromEntries(
      names.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : [])),
    )
  } catch {
    return {}
  }
}

type OrderDetailsFieldsProps = ReturnType<typeof useOrderDetails>

/** Outside of any form: nothing of it is ever submitted. */
export function OrderDetailsFields({ details, wasGiven, change }: OrderDetailsFieldsProps) {
  const words = useOrderListWords()
  const { labels } = words.order
  const field = (name: (typeof shownNames)[number], autoComplete: string) => ({
    value: details[name] ?? '',
    maxLength: orderListLimits[name],
    autoComplete,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <details open={wasGiven || undefined} className="noscript:hidden print:hidden">
      <summary className="flex min-h-11 items-center gap-2 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink">
        {words.details}
        <span className="whitespace-nowrap text-sm font-normal text-ink-soft">
          {words.optional}
        </span>
      </summary>
      <div className="grid gap-4 pb-2 pt-2">
        <Field label={labels.name}>
          <Input {...field('name', 'name')} />
        </Field>
        <Field label={labels.place}>
          <Input {...field('place', 'address-level2')} />
        </Field>
        <Field label={labels.note} hint={words.private}>
          <Textarea {...field('note', 'off')} rows={2} className="min-h-20" />
        </Field>
      </div>
    </details>
  )
}
