import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { toast } from 'sonner'
import type { DeliveryRules } from '../../../../../contract/delivery/delivery.ts'
import { explainQuote } from '../../../../../contract/delivery/explain-quote.ts'
import { readPinCode } from '../../../../../contract/delivery/pin-code.ts'
import {
  type DeliveryQuote,
  packParcel,
  quoteDelivery,
} from '../../../../../contract/delivery/quote-delivery.ts'
import { chargeOf } from '../../../../../contract/delivery/words.ts'
import { deliveryWordsEn } from '../../../../../contract/delivery/words-en.ts'
import { readNumber, toNumber } from '../../../../../contract/numbers/read-number.ts'
import { orderListLimits } from '../../../../../contract/order-list/limits.ts'
import type { OrderList } from '../../../../../contract/order-list/order-list.ts'
import { inStockLines } from '../../../../../contract/order-list/order-message.ts'
import { readMessage } from '../../../../../contract/order-list/read-message.ts'
import { answerMessages } from '../../../../../contract/orders/answer-messages.ts'
import { orderLimits, orderName } from '../../../../../contract/orders/messages.ts'
import type { Order } from '../../../../../contract/orders/order.ts'
import type { ReadOrderLine } from '../../../../../contract/orders/order-text.ts'
import { writeMass } from '../../../../../contract/packs/pack-words.ts'
import { toRupees } from '../../../../../contract/prices/paise.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { makeIdempotencyKey } from '../../../../requests/idempotency-key.ts'
import { FormSection } from '../../../../ui/admin/fields/form-section.tsx'
import { Field, Input, Textarea } from '../../../../ui/inputs.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { AmountField, readAmount } from './amount-field.tsx'
import { type AnswerLine, composeReply, massOf, staffNameOf } from './compose-reply.ts'
import { keepOrder } from './keep-order.ts'
import { answerAddress, rememberedMessage, rememberMessage } from './open-answer.ts'
import { OrderLines } from './order-lines.tsx'
import { listGone, listUnread, replaceProduct, toAnswered } from './read-lines.ts'
import { ReplyBar } from './reply-bar.tsx'

type AnswerSheetProps = { list: OrderList; products: Product[]; rules: DeliveryRules }

/** Today's price and weight of an order, and the reply to its customer. */
export function AnswerSheet({ list, products, rules }: AnswerSheetProps) {
  const message = rememberedMessage(useLocation().state)
  const navigate = useNavigate()
  const { customer, note, lines: read } = message.read
  const details = { ...customer, note }
  const answered = toAnswered(read)
  const said = readMessage(message.text).lines
  const [pin, setPin] = useState(details.pin ?? '')
  /** The charge as staff have typed it; null while it is the one of the rules. */
  const [typedCharge, setTypedCharge] = useState<string | null>(null)
  const [prices, setPrices] = useState<Record<string, string>>({})
  /** As staff have typed them, by product. */
  const [quantities, setQuantities] = useState<Record<string, string>>({})
  const [tried, setTried] = useState(false)
  const [kept, setKept] = useState<Order>()
  // One order, however often a lost line makes somebody press.
  const [key] = useState(makeIdempotencyKey)
  const sheet = useRef<HTMLDivElement>(null)
  const reply = useRef<HTMLTextAreaElement>(null)
  const found = list.lines.flatMap(({ id, ...listed }) => {
    const product = products.find(({ _id }) => _id === id)
    const line = answered.find((line) => line.id === id)
    const quantity = readQuantity(quantities[id]) ?? line?.quantity ?? listed.quantity
    const { doubtful = [], others = [] } = line ?? {}
    const ownLine = said.find((line) => line.id === id)?.stated
    return product ? { product, quantity, doubtful, others, said: ownLine } : []
  })
  const gone = listGone(read)
  const replace = (id: string, other: ReadOrderLine['others'][number]) => {
    const lines = replaceProduct(read, id, other)
    const state = rememberMessage({ ...message, read: { ...message.read, lines } })
    return navigate(answerAddress(toAnswered(lines)), { state, replace: true })
  }
  if (found.length === 0) return <EmptyState title={answerMessages.allUnknown} />

  const lines = found.map(({ product, quantity }): AnswerLine => {
    const price = product.price || readAmount(prices[product._id]).amount || 0
    return { product: { ...product, price }, quantity }
  })
  const quote = quoteFor(lines, pin, rules)
  const charge = typedCharge ?? writeQuoted(quote)
  const { amount, error } = readAmount(charge)
  const isWrong = error || Object.values(prices).some((price) => readAmount(price).error)
  const name = details.name ?? ''
  const text = composeReply({ lines, gone, delivery: amount, customer: name, number: kept?.number })
  const check = () => {
    flushSync(() => setTried(true))
    sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return !isWrong
  }
  const keep = async () => {
    if (!check()) return
    const order = { lines, details, pin, delivery: amount, message: message.text }
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
          quantities={quantities}
          onQuantity={(id, typed) => setQuantities({ ...quantities, [id]: typed })}
          onReplace={replace}
          prices={prices}
          tried={tried}
          onPrice={(id, price) => setPrices({ ...prices, [id]: price })}
        />
        <div className="grid min-w-0 gap-4">
          <FormSection title="Parcel">
            <Mass lines={lines} packing={rules.packing} />
            <Field label={deliveryWordsEn.pinCode} className="max-w-60">
              <Input
                value={pin}
                inputMode="numeric"
                autoComplete="off"
                maxLength={orderListLimits.pin}
                onChange={({ target }) => setPin(target.value)}
                className="tabular-nums"
              />
            </Field>
            <p role="status" className="text-ink-soft empty:hidden">
              {quote && explainQuote(quote)}
            </p>
            <AmountField
              label="Delivery charge (₹)"
              value={charge}
              tried={tried}
              onChange={setTypedCharge}
            />
          </FormSection>
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

/** A typed quantity that an order may have. */
function readQuantity(typed: string | undefined): number | undefined {
  const quantity = toNumber(readNumber(typed ?? ''))
  const { min, max } = orderLimits.quantity
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : undefined
}

/** Delivery charge of the lines in stock by the rules; null without a PIN code. */
function quoteFor(lines: AnswerLine[], pin: string, rules: DeliveryRules): DeliveryQuote | null {
  const read = readPinCode(pin)
  return read ? quoteDelivery(rules, read, packParcel(inStockLines(lines))) : null
}

/** Rupees as staff would type them; nothing where the rules do not say how many, or at least how many. */
function writeQuoted(quote: DeliveryQuote | null): string {
  const isKnown = quote && !('isFrom' in quote && quote.isFrom)
  const paise = isKnown ? chargeOf(quote) : null
  return paise === null ? '' : String(toRupees(paise))
}

function Mass({ lines, packing }: { lines: AnswerLine[]; packing: number }) {
  const { grams, unknown } = massOf(lines, packing)
  const names = unknown.map(({ product }) => staffNameOf(product)).join(', ')
  return (
    <div className="grid gap-1">
      <p>
        <strong className="tabular-nums">
          {grams > 0 ? writeMass(grams) : answerMessages.noMass}
        </strong>
        {grams > 0 && ' with packaging'}
      </p>
      {grams > 0 && names && (
        <p className="font-medium text-danger wrap-anywhere">{answerMessages.without(names)}</p>
      )}
    </div>
  )
}
