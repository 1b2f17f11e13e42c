import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readNumber, toNumber } from '../../../../../contract/numbers/read-number.ts'
import type { OrderList } from '../../../../../contract/order-list/order-list.ts'
import { readMessage } from '../../../../../contract/order-list/read-message.ts'
import { orderLimits } from '../../../../../contract/orders/limits.ts'
import type { ReadOrderLine } from '../../../../../contract/orders/order-text.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { readAmount } from './amount-field.tsx'
import type { AnswerLine } from './compose-reply.ts'
import { answerAddress, type RememberedMessage, rememberMessage } from './open-answer.ts'
import type { OrderedLine } from './order-lines.tsx'
import { replaceProduct, toAnswered } from './read-lines.ts'

type AnsweredOptions = { list: OrderList; products: Product[]; message: RememberedMessage }

/** Lines of an order with today's products, and what staff type where quantity or price are not sure. */
export function useAnsweredLines({ list, products, message }: AnsweredOptions) {
  const navigate = useNavigate()
  /** As staff have typed them, by product. */
  const [prices, setPrices] = useState<Record<string, string>>({})
  const [quantities, setQuantities] = useState<Record<string, string>>({})
  const { lines: read } = message.read
  const answered = toAnswered(read)
  const said = readMessage(message.text).lines

  const found = list.lines.flatMap(({ id, ...listed }): OrderedLine[] => {
    const product = products.find(({ _id }) => _id === id)
    const line = answered.find((line) => line.id === id)
    const quantity = readQuantity(quantities[id]) ?? line?.quantity ?? listed.quantity
    const { doubtful = [], others = [] } = line ?? {}
    const ownLine = said.find((line) => line.id === id)?.stated
    return product ? [{ product, quantity, doubtful, others, said: ownLine }] : []
  })
  const lines = found.map(({ product, quantity }): AnswerLine => {
    const price = product.price || readAmount(prices[product._id]).amount || 0
    return { product: { ...product, price }, quantity }
  })

  /** Takes the product that a line means instead. */
  const replace = (id: string, other: ReadOrderLine['others'][number]) => {
    const lines = replaceProduct(read, id, other)
    const state = rememberMessage({ ...message, read: { ...message.read, lines } })
    return navigate(answerAddress(toAnswered(lines)), { state, replace: true })
  }

  return {
    found,
    /** The same at the prices that the reply says. */
    lines,
    quantities,
    prices,
    hasWrongPrice: Object.values(prices).some((price) => readAmount(price).error),
    setQuantity: (id: string, typed: string) => setQuantities({ ...quantities, [id]: typed }),
    setPrice: (id: string, price: string) => setPrices({ ...prices, [id]: price }),
    replace,
  }
}

/** A typed quantity that an order may have. */
function readQuantity(typed: string | undefined): number | undefined {
  const quantity = toNumber(readNumber(typed ?? ''))
  const { min, max } = orderLimits.quantity
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : undefined
}
