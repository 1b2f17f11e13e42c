import type { DeliveryRules } from '../../../contract/delivery/delivery.ts'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import {
  composeOrderMessage,
  type OrderDetails,
  type OrderMessage,
} from '../../../contract/order-list/order-message.ts'
import { noDelivery } from '../../shop/load-delivery.ts'
import { useSite } from '../../shop/site-data.ts'
import { useLanguage } from '../../words/words.ts'
import { useOrderListWords } from '../words/words.ts'
import { type FindProduct, resolveLines } from './use-product-lookup.ts'

type OrderOptions = {
  lines: readonly OrderLine[]
  delivery: DeliveryRules | undefined
  details: OrderDetails
}

/** The message of a list in the page's language, with the names, prices and stock that `find` knows. */
export function useComposedOrder({ lines, delivery = noDelivery, details }: OrderOptions) {
  const { order: words } = useOrderListWords()
  const language = useLanguage()
  const { shop, publicUrl } = useSite()
  const compose = (find: FindProduct, given: OrderDetails): OrderMessage =>
    composeOrderMessage({
      words,
      lines: resolveLines(lines, find),
      details: given,
      language,
      delivery,
      publicUrl,
      whatsapp: shop.whatsapp,
    })
  return {
    /** The address that opens the chat. */
    addressFor: (find: FindProduct) => compose(find, details).address,
    /** The text without the visitor's name, place, PIN code and note. */
    textFor: (find: FindProduct) => compose(find, {}).text,
  }
}
