import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import type { Product, ProductJson } from '../../../../contract/product.ts'
import { browserApi } from '../../../lib/api.ts'
import { withIdempotencyKey } from '../../../lib/idempotency-key.ts'
import type { SaveResult } from '../../../lib/save-result.ts'

type RawResponse = { saved: SaveResult<Product>; raw: string }

/** Creates a product by JSON. Reads the response as text first, because a proxy's may not be JSON. */
export async function sendJsonItem(item: ProductJson, key: string): Promise<RawResponse> {
  try {
    const { data, error, response } = await browserApi().POST('/products/json', {
      params: withIdempotencyKey(key),
      body: item,
      parseAs: 'text',
      fetch: (request) => fetch(request, { signal: AbortSignal.timeout(limits.client.timeout) }),
    })
    const raw = data ?? (typeof error === 'string' ? error : JSON.stringify(error, null, 2))
    return { saved: readResponse(raw, response), raw }
  } catch (error) {
    const raw = String(error)
    const silent = error instanceof DOMException && error.name === 'TimeoutError'
    const message = silent ? messages.error.noResponse : messages.error.unexpected
    return { saved: { failure: { status: 500, message } }, raw }
  }
}

function readResponse(raw: string, { ok, status }: Response): SaveResult<Product> {
  try {
    const body = JSON.parse(raw)
    if (ok) return { data: body.data }
    const message = body.message || body.error || messages.product.createFailed
    return { failure: { ...body, status, message } }
  } catch {
    return { failure: { status, message: messages.jsonForm.invalidResponse(raw) } }
  }
}
