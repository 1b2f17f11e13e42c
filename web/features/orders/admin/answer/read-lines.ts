import { readMessage } from '../../../../../contract/order-list/read-message.ts'
import type { ReadOrderLine } from '../../../../../contract/orders/order-text.ts'
import type { GoneLine } from './compose-reply.ts'

/** Order of one product, summed over all lines of a message. */
export type Answered = {
  id: string
  quantity: number
  /** The lines that staff had better look at; none if nothing was guessed. */
  doubtful: string[]
  /** Products that those may mean instead. */
  others: ReadOrderLine['others']
}

/** The products of a message. A quantity that is not understood counts as one. */
export function toAnswered(lines: readonly ReadOrderLine[]): Answered[] {
  const answered = new Map<string, Answered>()
  for (const { product, quantity, sure, text, others } of lines) {
    if (!product) continue
    const before = answered.get(product._id)
    answered.set(product._id, {
      id: product._id,
      quantity: (before?.quantity ?? 0) + (quantity ?? 1),
      doubtful: [...(before?.doubtful ?? []), ...(sure ? [] : [text])],
      others: [...(before?.others ?? []), ...(sure ? [] : others)],
    })
  }
  return [...answered.values()]
}

/** Lines of our own messages about products that are gone. */
export function listGone(lines: readonly ReadOrderLine[]): GoneLine[] {
  return lines.flatMap(({ product, text, quantity }) => {
    const [own] = product ? [] : readMessage(text).lines
    return own?.name ? { name: own.name, quantity: quantity ?? own.quantity } : []
  })
}

/** Lines that are not understood at all. */
export function listUnread(lines: readonly ReadOrderLine[]): string[] {
  return lines.flatMap(({ product, text }) =>
    product || readMessage(text).lines.some(({ name }) => name) ? [] : text,
  )
}

/** The lines, with a different product in place of the one that was guessed. */
export function replaceProduct(
  lines: readonly ReadOrderLine[],
  id: string,
  other: ReadOrderLine['others'][number],
): ReadOrderLine[] {
  return lines.map((line) =>
    line.product?._id === id && !line.sure ? { ...line, product: other, sure: true } : line,
  )
}
