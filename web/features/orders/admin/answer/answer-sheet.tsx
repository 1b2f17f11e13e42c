import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { toast } from 'sonner'
import type { DeliveryRules } from '../../../../../contract/delivery/delivery.ts'
import type { OrderList } from '../../../../../contract/order-list/order-list.ts'
import { answerMessages } from '../../../../../contract/orders/messages.ts'
import type { Order } from '../../../../../contract/orders/order.ts'
import { orderName } from '../../../../../contract/orders/order-name.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { makeIdempotencyKey } from '../../../../requests/idempotency-key.ts'
import { FormSection } from '../../../../ui/admin/fields/form-section.tsx'
import { Field, Textarea } from '../../../../ui/inputs.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { composeReply } from './compose-reply.ts'
import { keepOrder } from './keep-order.ts'
import { rememberedMessage } from './open-answer.ts'
import { OrderLines } from './order-lines.tsx'
import { Parcel, useParcel } from './parcel.tsx'
import { listGone, listUnread } from './read-lines.ts'
import { ReplyBar } from './reply-bar.tsx'
import { useAnsweredLines } from './use-answered-lines.ts'

type AnswerSheetProps = { list: OrderList; products: Product[]; rules: DeliveryRules }

/** Today's price and weight of an order, and the reply to its customer. */
export function AnswerSheet({ list, products, rules }: AnswerSheetProps) {
  const message = rememberedMessage(useLocation().state)
  const { customer, note, lines: read } = message.read
  const details = { ...customer, note }
  const answered = useAnsweredLines({ list, products, message })
  const { found, lines } = answered
  const parcel = useParcel(lines, details.pin ?? '', rules)
  const [tried, setTried] = useState(false)
  const [kept, setKept] = useState<Order>()
  // The key makes it one order, however often somebody presses after a lost connection.
  const [key] = useState(makeIdempotencyKey)
  const sheet = useRef<HTMLDivElement>(null)
  const reply = useRef<HTMLTextAreaElement>(null)
  if (found.length === 0) return <EmptyState title={answerMessages.allUnknown} />

  const gone = listGone(read)
  const { pin, amount: delivery } = parcel
  const name = details.name ?? ''
  const text = composeReply({ lines, gone, delivery, customer: name, number: kept?.number })
  const check = () => {
    flushSync(() => setTried(true))
    sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return !parcel.error && !answered.hasWrongPrice
  }
  const keep = async () => {
    if (!check()) return
    const order = { lines, details, pin, delivery, message: message.text }
    const { data, failure } = await keepOrder(key, order)
    if (failure) return void toast.error(Object.values(failure.errors ?? {})[0] ?? failure.message)
    setKept(data)
    toast.success(`Kept as ${orderName(data.number)}`)
  }
  return (
    <>
      <div ref={sheet} className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <OrderLines
          lines={found}
          gone={gone}
          details={details}
          unread={listUnread(read)}
          missing={list.lines.length - found.length}
          omitted={Math.max(list.omitted, message.read.more)}
          quantities={answered.quantities}
          onQuantity={answered.setQuantity}
          onReplace={answered.replace}
          prices={answered.prices}
          tried={tried}
          onPrice={answered.setPrice}
        />
        <div className="grid min-w-0 gap-4">
          <Parcel lines={lines} packing={rules.packing} parcel={parcel} tried={tried} />
          <FormSection title="Reply">
            <Field label="Text for the customer">
              <Textarea
                ref={reply}
                readOnly
                value={text}
                rows={text.split('\n').length + 1}
                className="field-sizing-content"
              />
            </Field>
          </FormSection>
        </div>
      </div>
      <ReplyBar
        text={text}
        check={check}
        kept={kept}
        onKeep={keep}
        onRejected={() => reply.current?.select()}
      />
    </>
  )
}
