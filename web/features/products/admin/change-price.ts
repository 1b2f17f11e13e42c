import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/product.ts'
import { browserApi } from '../../../lib/api.ts'
import type { Saved } from '../../../lib/saving.ts'
import { changeProduct } from './save-product.ts'

/** A product whose price somebody else has changed; who, and when, where it could be told. */
export type NewerPrice = { product: Product; author?: string; time?: string }

/**
 * Gives a product another price than the one that was `seen`. Where somebody else has changed it since,
 * nothing is saved, and the answer is the product as it is now, and who gave it that price.
 */
export async function changePrice(
  id: string,
  seen: number,
  price: string,
): Promise<Saved<Product> | { newer: NewerPrice }> {
  const { data, error, response } = await browserApi().GET('/products/{id}', {
    params: { path: { id } },
  })
  if (!data) {
    const message = error.message || messages.product.updateFailed
    return { failure: { ...error, status: response.status, message } }
  }
  const now = data.data
  if (now.price !== seen && now.price !== Number(price))
    return { newer: { product: now, ...(await findPricing(now)) } }
  const saved = await changeProduct(id, { price }, response.headers.get('etag'))
  // Somebody was quicker by a moment: look again.
  if (saved.failure?.status === 412) return changePrice(id, seen, price)
  return saved
}

/** The write that gave a product its price, as the log tells of it. */
async function findPricing({ _id, price }: Product): Promise<Omit<NewerPrice, 'product'>> {
  const { data } = await browserApi().GET('/audit-log', {
    params: { query: { entity: 'product', record: _id } },
  })
  const entry = data?.data.find(({ after }) => after?.price !== undefined)
  return entry?.after?.price === price ? { author: entry.user.name, time: entry.at } : {}
}
