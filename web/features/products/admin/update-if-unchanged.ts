import { messages } from '../../../../contract/messages.ts'
import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { toNumber } from '../../../../contract/numbers/read-number.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { type FieldChange, findChanges, type RemoteChanges } from '../../../forms/merge.ts'
import { browserApi } from '../../../requests/api.ts'
import type { SaveResult } from '../../../requests/save-result.ts'
import { type ProductValues, productLabels, productValues } from './product-values.ts'
import { productApi, updateProductFields } from './queries.ts'

/** A product of which somebody else has changed the same fields to different values. */
export type ConflictingProduct = RemoteChanges & { product: Product }

/** A save, with somebody else's changes of other fields; or the conflict that prevents it. */
type UpdateResult =
  | (SaveResult<Product> & { others?: RemoteChanges })
  | { newer: ConflictingProduct }

/** Changes fields of a product as it was shown, unless somebody else has changed them since. */
export async function updateIfUnchanged(
  seen: Product,
  fields: Partial<ProductValues>,
): Promise<UpdateResult> {
  const { _id: id } = seen
  const { data, failure } = await productApi.fetch(id)
  if (!data) return { failure }
  const { record: product, etag } = data
  const base = productValues(seen)
  const changes = findChanges(base, { ...base, ...plain(fields) }, productValues(product))
  const conflicting = changes.filter(({ name }) => name in fields)
  if (conflicting.length > 0)
    return { newer: { product, changes: conflicting, ...(await findAuthor(id, conflicting)) } }
  const saved = await updateProductFields(id, fields, etag)
  // Somebody saved in between: compare again.
  if (saved.failure?.status === 412) return updateIfUnchanged(seen, fields)
  const others = changes.filter(({ name }) => !(name in fields))
  if (saved.failure || others.length === 0) return saved
  return { ...saved, others: { changes: others, ...(await findAuthor(id, others)) } }
}

/**
 * The same for one of several products: returns the message of a failure, or nothing. `onNewer` is
 * called with the product as somebody else has saved it, where that prevents the change.
 */
export async function changeProduct(
  seen: Product,
  fields: Partial<ProductValues>,
  onNewer: (newer: Product) => void,
): Promise<string | undefined> {
  const outcome = await updateIfUnchanged(seen, fields)
  if (!('newer' in outcome)) {
    const { errors = {}, message } = outcome.failure ?? {}
    return Object.values(errors)[0] ?? message
  }
  const { changes, author, product } = outcome.newer
  onNewer(product)
  return messages.product.changedBetween(nameChanges(changes), author)
}

/** The labels of fields that somebody else has changed. */
export function nameChanges(changes: FieldChange[]): string[] {
  return changes.map(({ name }) => productLabels[name as keyof typeof productLabels])
}

/** Normalizes the typed price for comparison. */
function plain({ price, ...fields }: Partial<ProductValues>): Partial<ProductValues> {
  return price === undefined ? fields : { ...fields, price: String(toNumber(readMoney(price))) }
}

/** The last write of these fields, from the audit log. */
async function findAuthor(
  id: string,
  changes: FieldChange[],
): Promise<Pick<RemoteChanges, 'author' | 'time'>> {
  const { data } = await browserApi().GET('/audit-log', {
    params: { query: { entity: 'product', record: id } },
  })
  const entry = data?.data.find(({ after }) =>
    changes.some(({ name }) => loggedNames(name).some((logged) => after?.[logged] !== undefined)),
  )
  return entry ? { author: entry.user.name, time: entry.at } : {}
}

/** Names of a field in the audit log: for stock, first whether there is any. */
function loggedNames(name: string): string[] {
  return name === 'stock' ? ['inStock', 'stock'] : [name]
}
