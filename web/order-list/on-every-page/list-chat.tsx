import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DeliveryRules } from '../../../contract/delivery/delivery.ts'
import {
  type OrderLine,
  orderListAddress,
  parseOrderList,
} from '../../../contract/order-list/order-list.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useOnce } from '../../forms/use-once.ts'
import { browserApi } from '../../requests/api.ts'
import { loadDelivery, noDelivery } from '../../shop/load-delivery.ts'
import { useAddress, useLanguage } from '../../words/words.ts'
import { useOwnList } from '../device/own-list.ts'
import { useOrderDetails } from '../device/use-order-details.ts'
import { openChat } from '../sending/open-chat.ts'
import { useAcknowledgedPrices } from '../sending/use-acknowledged-prices.ts'
import { useComposedOrder } from '../sending/use-composed-order.ts'
import { useOfferedChat } from '../sending/use-offered-chat.ts'
import { useProductLookup } from '../sending/use-product-lookup.ts'
import { type OrderListWords, OrderListWordsContext } from '../words/words.ts'

/** Offers the chat of the device's own list to the green button, in the words of one language. */
export function ListChat({ words }: { words: OrderListWords }) {
  const own = useOwnList()
  const page = useAddress()(publicPaths.orderList)
  // The list's page offers the list that it shows.
  if (useLocation().pathname === page || !own) return null
  return (
    <OrderListWordsContext value={words}>
      <Offer lines={parseOrderList(own).lines} />
    </OrderListWordsContext>
  )
}

const nothingLoaded = { ids: [], products: [], delivery: noDelivery }

function Offer({ lines }: { lines: readonly OrderLine[] }) {
  const delivery = useDelivery()
  const lookup = useProductLookup(lines, nothingLoaded)
  const { details } = useOrderDetails()
  const { addressFor } = useComposedOrder({ lines, delivery, details })
  const { changesOf } = useAcknowledgedPrices(lines, lookup.find)
  const language = useLanguage()
  const navigate = useNavigate()

  /**
   * Reads prices and stock again. The list's page shows what has changed, and asks where that failed; a visitor
   * who has gone on meanwhile is left where they are.
   */
  const send = useOnce(async () => {
    const { pathname } = window.location
    const today = await lookup.refresh()
    if (today && changesOf(today).length === 0) openChat(addressFor(today), lines, today)
    else if (window.location.pathname === pathname) void navigate(orderListAddress(lines, language))
  })

  const isKnown =
    lines.some(({ id }) => lookup.find(id)) &&
    lines.every(({ id }) => lookup.find(id) !== undefined)
  const address = isKnown && delivery ? addressFor(lookup.find) : undefined
  useOfferedChat(address, (event) => {
    event.preventDefault()
    send()
  })
  return null
}

/** Undefined until they are loaded. */
function useDelivery(): DeliveryRules | undefined {
  const [delivery, setDelivery] = useState<DeliveryRules>()
  useEffect(() => {
    void loadDelivery(browserApi()).then(setDelivery)
  }, [])
  return delivery
}
