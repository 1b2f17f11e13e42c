import { Link } from 'react-router'
import { linePaise, type OrderDetails } from '../../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../../contract/order-list/order-words-en.ts'
import type { MessageLine } from '../../../../../contract/order-list/read-message.ts'
import { answerMessages } from '../../../../../contract/orders/messages.ts'
import { orderedName } from '../../../../../contract/orders/order.ts'
import { writeMass } from '../../../../../contract/packs/pack-words.ts'
import { fillPath, pagePaths } from '../../../../../contract/paths.ts'
import { formatPaise, formatRupees } from '../../../../../contract/prices/money.ts'
import { describeLineStock } from '../../../../../contract/stock/words.ts'
import { stockWordsEn } from '../../../../../contract/stock/words-en.ts'
import { FormSection } from '../../../../ui/admin/fields/form-section.tsx'
import { NumberInput } from '../../../../ui/admin/fields/number-field.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/inputs.tsx'
import { AmountField } from './amount-field.tsx'
import { type AnswerLine, type GoneLine, staffNameOf } from './compose-reply.ts'
import type { Answered } from './read-lines.ts'

export type OrderedLine = AnswerLine &
  Pick<Answered, 'doubtful' | 'others'> & { said: MessageLine['stated'] }

type OrderLinesProps = {
  lines: OrderedLine[]
  details: OrderDetails
  /** The message's lines about products that are gone. */
  gone: readonly GoneLine[]
  /** Lines that nobody understands. */
  unread: readonly string[]
  /** Typed quantities by product, where a quantity may be wrong. */
  quantities: Record<string, string>
  onQuantity: (id: string, typed: string) => void
  /** Called with the product that a line means instead. */
  onReplace: (id: string, other: Answered['others'][number]) => void
  /** Products that are gone, and products beyond what a list holds. */
  missing: number
  omitted: number
  /** Typed prices by id, for products without a price. */
  prices: Record<string, string>
  tried: boolean
  onPrice: (id: string, price: string) => void
}

/** Ordered products at today's prices and stock. */
export function OrderLines(props: OrderLinesProps) {
  const { lines, gone, details, missing, omitted, prices, tried, onPrice } = props
  const { unread, quantities, onQuantity, onReplace } = props
  const customer = [details.name, details.place, details.note].filter(Boolean).join('\n')
  const warnings = [
    missing > 0 && answerMessages.missing(missing),
    omitted > 0 && answerMessages.omitted(omitted),
    ...unread.map(answerMessages.notUnderstood),
  ].filter((text) => text !== false)
  return (
    <FormSection title="Order">
      {customer && <p className="whitespace-pre-line wrap-anywhere">{customer}</p>}
      {warnings.map((text) => (
        <p key={text} className="font-medium text-danger">
          {text}
        </p>
      ))}
      <ul className="-my-2">
        {lines.map((line) => (
          <li key={line.product._id} className="grid gap-1 border-b border-line py-2 last:border-0">
            <Line {...line} />
            {line.doubtful.length > 0 && (
              <Doubt
                line={line}
                typed={quantities[line.product._id]}
                onQuantity={(typed) => onQuantity(line.product._id, typed)}
                onReplace={(other) => onReplace(line.product._id, other)}
              />
            )}
            {line.product.price === 0 && (
              <AmountField
                label="Price of one (₹)"
                value={prices[line.product._id] ?? ''}
                tried={tried}
                onChange={(price) => onPrice(line.product._id, price)}
              />
            )}
          </li>
        ))}
        {gone.map(({ name, quantity }) => (
          <li key={name} className="grid gap-1 border-b border-line py-2 last:border-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft tabular-nums">
              {quantity} × <Badge tone="honey">{answerMessages.noLongerOffered}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

function Line({ product, quantity, said }: OrderedLine) {
  const { _id: id, price, packMass, inStock } = product
  const paise = linePaise({ product, quantity })
  const priceToday = !inStock ? 'out of stock' : paise > 0 ? paise : 'on request'
  const isOther = said && (said.quantity !== quantity || said.price !== priceToday)
  const Total = inStock ? 'strong' : 's'
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Link
          to={fillPath(pagePaths.adminProductEdit, { id })}
          className="inline-flex min-h-11 items-center font-medium underline-offset-4 wrap-anywhere hover:underline"
        >
          {staffNameOf(product)}
        </Link>
        {paise > 0 && (
          <Total className="shrink-0 font-semibold tabular-nums">{formatPaise(paise)}</Total>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
        <span>{`${quantity} × ${price > 0 ? formatRupees(price) : orderWordsEn.onRequest}`}</span>
        <span>
          {packMass === undefined ? answerMessages.noMass : writeMass(packMass * quantity)}
        </span>
        {describeLineStock(product, stockWordsEn).map((words, index) => (
          <Badge key={words} tone="honey">
            {index > 0 && <span className="sr-only">, </span>}
            {words}
          </Badge>
        ))}
      </p>
      {isOther && <p className="text-sm font-medium text-danger">{writeSaid(said)}</p>}
    </>
  )
}

type DoubtProps = {
  line: OrderedLine
  /** The quantity as staff have typed it. */
  typed: string | undefined
  onQuantity: (typed: string) => void
  onReplace: (other: Answered['others'][number]) => void
}

/** A line that may mean a different product, with those that it may mean. */
function Doubt({ line: { product, quantity, doubtful, others }, ...props }: DoubtProps) {
  const typed = props.typed ?? String(quantity)
  return (
    <div className="grid gap-2">
      {doubtful.map((text) => (
        <p key={text} className="text-sm font-medium text-danger wrap-anywhere">
          {answerMessages.pleaseCheck(text)}
        </p>
      ))}
      <div className="flex flex-wrap items-end gap-2">
        <Field label={answerMessages.pieces} className="w-24">
          <NumberInput
            value={typed}
            typed={typed}
            inputMode="numeric"
            aria-label={`${answerMessages.pieces}: ${staffNameOf(product)}`}
            onChange={({ target }) => props.onQuantity(target.value)}
          />
        </Field>
        {others.map((other) => (
          <Button key={other._id} variant="secondary" onClick={() => props.onReplace(other)}>
            {answerMessages.instead(orderedName(other))}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Quantity and price of the customer's message, if they differ today. */
function writeSaid({ quantity, price }: NonNullable<MessageLine['stated']>): string {
  if (price === 'out of stock') return answerMessages.saidOutOfStock(quantity)
  return answerMessages.said(
    quantity,
    price === 'on request' ? orderWordsEn.onRequest : formatPaise(price),
  )
}
