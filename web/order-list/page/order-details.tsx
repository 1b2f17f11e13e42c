import { useState } from 'react'
import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { Field, Input, Textarea } from '../../ui/inputs.tsx'
import type { useOrderDetails } from '../device/use-order-details.ts'
import { useOrderListWords } from '../words/words.ts'

const shownNames = ['name', 'place', 'note'] as const

type OrderDetailsFieldsProps = ReturnType<typeof useOrderDetails>

/**
 * Outside of any form: nothing of it is ever submitted. Open where details were given before, unless the server has
 * rendered the page: there they would push down what is being read, and the summary says them.
 */
export function OrderDetailsFields({ details, change }: OrderDetailsFieldsProps) {
  const given = shownNames.flatMap((name) => details[name] || []).join(', ')
  const [wasGiven] = useState(given !== '')
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
        {given ? (
          <span className="min-w-0 grow basis-0 overflow-hidden text-ellipsis whitespace-nowrap text-sm font-normal text-ink-soft">
            {given}
          </span>
        ) : (
          <span className="whitespace-nowrap text-sm font-normal text-ink-soft">
            {words.optional}
          </span>
        )}
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
