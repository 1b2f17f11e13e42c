import { useEffect, useEffectEvent } from 'react'
import type { DeliveryRules } from '../../../contract/delivery/delivery.ts'
import { readPinCode } from '../../../contract/delivery/pin-code.ts'
import {
  type DeliveryQuote,
  packParcel,
  quoteDelivery,
} from '../../../contract/delivery/quote-delivery.ts'
import { answerOffer } from '../../../contract/order-list/answer-offer.ts'
import { describeSum } from '../../../contract/order-list/describe-sum.ts'
import { orderListAddress, writeOrderList } from '../../../contract/order-list/order-list.ts'
import { inStockLines, linePaise, writeTotal } from '../../../contract/order-list/order-message.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site.ts'
import { showPress } from '../../ui/behaviour/after-paint.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { WhatsAppIcon } from '../../ui/icons/brand-icons.tsx'
import { useWords } from '../../words/words.ts'
import { offerListChat } from '../device/own-list.ts'
import { useOrderDetails } from '../device/use-order-details.ts'
import { useAcknowledgedPrices } from '../sending/use-acknowledged-prices.ts'
import { useComposedOrder } from '../sending/use-composed-order.ts'
import type { Listed, ListedProducts } from '../sending/use-list-products.ts'
import { type SendState, useSend } from '../sending/use-send.ts'
import { useOrderListWords } from '../words/words.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { ListAction } from './list-action.tsx'
import { ChangesNotice } from './list-notices.tsx'
import { OrderDetailsFields } from './order-details.tsx'
import { ShareButtons } from './share-buttons.tsx'
import type { OpenedList } from './use-order-list.ts'

type OrderCheckoutProps = {
  opened: OpenedList
  products: ListedProducts
  listed: readonly Listed[]
  delivery: DeliveryRules
  onClear: () => void
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** The total, what the visitor adds to it, and the ways in which the list is sent. */
export function OrderCheckout(props: OrderCheckoutProps) {
  const { opened, products, listed, delivery, onClear } = props
  const { lines, isLive } = opened
  const words = useOrderListWords()
  const { language, product } = useWords()
  const { site, publicUrl } = useSite()
  const fields = useOrderDetails()
  const seen = useAcknowledgedPrices(lines, products.find)
  const { addressFor, textFor } = useComposedOrder({ lines, delivery, ...fields })
  const address = addressFor(products.find)
  const { state, send, reset } = useSend({
    lines,
    addressFor,
    ...products,
    ...seen,
  })
  const press = useEffectEvent(send)
  useEffect(() => {
    offerListChat({ address, onPress: (event) => press(event) })
    return () => offerListChat(undefined)
  }, [address])
  const sent = inStockLines(listed)
  const pin = readPinCode(fields.details.pin ?? '')
  const quote = pin && sent.length > 0 ? quoteDelivery(delivery, pin, packParcel(sent)) : undefined
  const changes = isLive ? seen.changesOf(products.find) : []
  const accept = () => {
    seen.accept()
    reset()
  }

  return (
    <section
      aria-labelledby="order-total"
      className="grid gap-4 rounded-sheet bg-paper-deep p-5 sm:p-7 lg:sticky lg:top-24 lg:row-span-2"
    >
      {opened.isStaff && (
        <a
          lang="en"
          href={`${publicPaths.adminOrderAnswer}?i=${writeOrderList(lines)}`}
          className={buttonClass({ size: 'large' }, 'print:hidden')}
        >
          {answerOffer}
        </a>
      )}
      <Total lines={listed} quote={quote} />
      {changes.length > 0 && (
        <ChangesNotice changes={changes} isUrgent={state === 'changed'} onAccept={accept} />
      )}
      <DeliveryFields
        pin={fields.details.pin ?? ''}
        quote={quote}
        onChange={(pin) => fields.change({ pin })}
      />
      <OrderDetailsFields {...fields} />
      {site.whatsapp ? (
        <a
          {...newTab}
          href={address}
          data-asks
          aria-busy={state === 'checking' || undefined}
          onClick={(event) => {
            event.preventDefault()
            showPress(event.currentTarget, () => send(event))
          }}
          className={buttonClass({ variant: 'order', size: 'large' }, 'max-card:px-4 print:hidden')}
        >
          <WhatsAppIcon className="size-5.5" />
          {words.send}
        </a>
      ) : (
        <ButtonLink to={publicPaths.contact} size="large">
          {product.askInShop}
        </ButtonLink>
      )}
      <SendStatus state={state} address={address} />
      <ShareButtons
        isLive={isLive}
        address={publicUrl + orderListAddress(lines, language)}
        message={textFor(products.find)}
      >
        <ListAction
          to={orderListAddress([], language)}
          isLive={isLive}
          onAct={() => {
            fields.change({ pin: '' })
            onClear()
          }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {words.clear}
        </ListAction>
      </ShareButtons>
    </section>
  )
}

type TotalProps = { lines: readonly Listed[]; quote: DeliveryQuote | undefined }

/** The total of what is in stock; with its delivery, where the PIN code is given. */
function Total({ lines, quote }: TotalProps) {
  const words = useOrderListWords()
  const sent = inStockLines(lines)
  if (sent.length === 0) return <p id="order-total">{words.allOutOfStock}</p>
  if (quote) {
    return (
      <p role="status" className="text-lg font-semibold text-balance tabular-nums">
        <span id="order-total" className="sr-only">
          {words.total}
        </span>{' '}
        {describeSum(sent, quote, words.order)}
      </p>
    )
  }
  const hasPrice = sent.some((line) => linePaise(line) > 0)
  return (
    <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span id="order-total" className="font-medium">
        {words.total}
      </span>{' '}
      <span className="font-display text-heading tabular-nums">
        {hasPrice ? writeTotal(sent, words.order) : words.onRequest}
      </span>
    </p>
  )
}

function SendStatus({ state, address }: { state: SendState; address: string }) {
  const words = useOrderListWords()
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden print:hidden">
      {state === 'changed' && words.lookAgain}
      {state === 'unchecked' && words.unchecked}
      {state === 'opened' && (
        <>
          {words.opened}{' '}
          <a {...newTab} href={address} className="font-semibold text-ink underline">
            {words.openAgain}
          </a>
        </>
      )}
    </p>
  )
}
