import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/product.ts'
import { browserApi } from '../../../lib/api.ts'
import type { Saved } from '../../../lib/saving.ts'
import { changeProduct } from './save-product.ts'

/**
 * Gives a product another price than the one that was `seen`. Where somebody else has changed it since,
 * nothing is saved, and the answer is the product as it is now.
 */
export async function changePrice(
  id: string,
  seen: number,
  price: string,
): Promise<Saved<Product> | { newer: Product }> {
  const { data, error, response } = await browserApi().GET('/products/{id}', {
    params: { path: { id } },
  })
  if (!data) {
    const message = error.message || messages.product.updateFailed
    return { failure: { ...error, status: response.status, message } }
  }
  const now = data.data
  if (now.price !== seen && now.price !== Number(price)) return { newer: now }
  const saved = await changeProduct(id, { price }, response.headers.get('etag'))
  // Somebody was quicker by a moment: look again.
  if (saved.failure?.status === 412) return changePrice(id, seen, price)
  return saved
}
