import type { DeliveryRules } from '../../../contract/delivery/delivery.ts'
import { readPinCode } from '../../../contract/delivery/pin-code.ts'
import { packParcel, quoteDelivery } from '../../../contract/delivery/quote-delivery.ts'
import { answerOffer } from '../../../contract/order-list/answer-offer.ts'
import { orderListAddress, writeOrderList } from '../../../contract/order-list/order-list.ts'
import { inStockLines } from '../../../contract/order-list/order-message.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site-data.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useLanguage, useWords } from '../../words/words.ts'
import { useOrderDetails } from '../device/use-order-details.ts'
import { useAcknowledgedPrices } from '../sending/use-acknowledged-prices.ts'
import { useComposedOrder } from '../sending/use-composed-order.ts'
import { useOfferedChat } from '../sending/use-offered-chat.ts'
import type { ProductLookup, ResolvedLine } from '../sending/use-product-lookup.ts'
import { useSend } from '../sending/use-send.ts'
import { useOrderListWords } from '../words/words.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { ListAction } from './list-action.tsx'
import { ChangesNotice } from './list-notices.tsx'
import { OrderDetailsFields } from './order-details.tsx'
import { OrderTotal } from './order-total.tsx'
import { SendLink, SendStatus } from './send-link.tsx'
import { ShareButtons } from './share-buttons.tsx'
import type { OpenedList } from './use-order-list.ts'

type OrderCheckoutProps = {
  opened: OpenedList
  lookup: ProductLookup
  resolved: readonly ResolvedLine[]
  delivery: DeliveryRules
  onClear: () => void
}

/** The total, the visitor's details, and the ways to send the list. */
export function OrderCheckout(props: OrderCheckoutProps) {
  const { opened, lookup, resolved, delivery, onClear } = props
  const { lines, isLive } = opened
  const { language } = useWords()
  const { publicUrl } = useSite()
  const fields = useOrderDetails()
  const { pin = '' } = fields.details
  const seen = useAcknowledgedPrices(lines, lookup.find)
  const { addressFor, textFor } = useComposedOrder({ lines, delivery, ...fields })
  const address = addressFor(lookup.find)
  const { state, send, reset } = useSend({ lines, addressFor, ...lookup, ...seen })
  useOfferedChat(address, send)
  const quote = quoteFor(resolved, pin, delivery)
  const changes = isLive ? seen.changesOf(lookup.find) : []
  const accept = () => {
    seen.accept()
    reset()
  }

  return (
    <section
      aria-labelledby="order-total"
      className="grid gap-4 rounded-sheet bg-paper-deep p-5 sm:p-7 lg:sticky lg:top-24 lg:row-span-2"
    >
      {opened.isStaff && <AnswerLink lines={lines} />}
      <OrderTotal lines={resolved} quote={quote} />
      {changes.length > 0 && (
        <ChangesNotice changes={changes} isUrgent={state === 'changed'} onAccept={accept} />
      )}
      <DeliveryFields pin={pin} quote={quote} onChange={(pin) => fields.change({ pin })} />
      <OrderDetailsFields {...fields} />
      <SendLink address={address} isChecking={state === 'checking'} onSend={send} />
      <SendStatus state={state} address={address} />
      <ShareButtons
        isLive={isLive}
        address={publicUrl + orderListAddress(lines, language)}
        message={textFor(lookup.find)}
      >
        <ClearAction
          isLive={isLive}
          onClear={() => {
            fields.change({ pin: '' })
            onClear()
          }}
        />
      </ShareButtons>
    </section>
  )
}

/** Delivery of what is in stock to a PIN code; undefined without one, or if nothing can be sent. */
function quoteFor(resolved: readonly ResolvedLine[], pin: string, rules: DeliveryRules) {
  const read = readPinCode(pin)
  const sent = inStockLines(resolved)
  return read && sent.length > 0 ? quoteDelivery(rules, read, packParcel(sent)) : undefined
}

/** Leads staff to the answer to a customer's list. */
function AnswerLink({ lines }: Pick<OpenedList, 'lines'>) {
  return (
    <a
      lang="en"
      href={`${publicPaths.adminOrderAnswer}?i=${writeOrderList(lines)}`}
      className={buttonClass({ size: 'large' }, 'print:hidden')}
    >
      {answerOffer}
    </a>
  )
}

function ClearAction({ isLive, onClear }: { isLive: boolean; onClear: () => void }) {
  const { clear } = useOrderListWords()
  return (
    <ListAction
      to={orderListAddress([], useLanguage())}
      isLive={isLive}
      onAct={onClear}
      className={buttonClass({ variant: 'quiet' })}
    >
      {clear}
    </ListAction>
  )
}
