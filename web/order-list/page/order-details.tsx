import { useEffect, useState } from 'react'
import { orderListLimits } from '../../../contract/order-list/limits.ts'
import type { OrderDetails } from '../../../contract/order-list/order-message.ts'
import { Field, Input, Textarea } from '../../ui/inputs.tsx'
import type { useOrderDetails } from '../device/use-order-details.ts'
import { useOrderListWords } from '../words/words.ts'

const shownNames = ['name', 'place', 'note'] as const

type OrderDetailsFieldsProps = ReturnType<typeof useOrderDetails>

/** True if details were given when the page was opened: then the fields are shown. */
function useWasGiven(details: OrderDetails): boolean {
  const [wasGiven, setWasGiven] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed later opens nothing
  useEffect(() => setWasGiven(shownNames.some((name) => details[name])), [])
  return wasGiven
}

/** Outside of any form: nothing of it is ever submitted. */
export function OrderDetailsFields({ details, change }: OrderDetailsFieldsProps) {
  const wasGiven = useWasGiven(details)
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
