import { createContext, useContext } from 'react'
import type { orderListEn } from './en.ts'

/** Words of the order list's page in one language, besides `Words`. */
export type OrderListWords = typeof orderListEn

/** Given by that page. */
export const OrderListWordsContext = createContext<OrderListWords | undefined>(undefined)

export function useOrderListWords(): OrderListWords {
  const words = useContext(OrderListWordsContext)
  if (!words) throw new Error('The page gives no words')
  return words
}
