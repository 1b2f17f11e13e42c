import type { ProductDetails } from '../../../contract/products/product-details.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { backOnRange } from '../../../contract/stock/stock.ts'
import { isGone, resolvePastCategory } from '../../catalogue/past-reference.ts'
import type { ProductColumns, ProductWithPictures } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/resources/past-record.ts'
import type { Resource } from '../../http/resources/record-actions.ts'
import type { Author } from '../../records/author.ts'
import { listPictures } from '../pictures/rules.ts'
import { presentForStaff } from './presenter.ts'
import { productRepository } from './repository.ts'

/** Describes products to the actions shared by all records (`record-actions.ts`). */
export const productResource: Resource<ProductWithPictures, ProductDetails> = {
  kind: 'product',
  repository: productRepository,
  present: presentForStaff,
  writePast,
}

/**
 * Writes a past state of a product, including pictures. A return date in the past is left out.
 * @throws ApiError 409 if its category, subcategory or group is gone
 */
async function writePast(
  db: Database,
  current: ProductWithPictures,
  { columns, extraPictures }: PastRecord,
  author: Author,
): Promise<ProductWithPictures> {
  const products = productRepository(db)
  const past = { ...current, ...(columns as Partial<ProductWithPictures>) }
  const category = await resolvePastCategory(db, past)
  if (past.group_id !== null && !(await products.hasGroup(past.group_id))) throw isGone('group')
  const now = Date.now()
  const { today, lastDay } = backOnRange(now)
  const isAhead = past.back_on !== null && past.back_on >= today && past.back_on <= lastDay
  const changes = {
    ...(columns as Partial<ProductColumns>),
    ...category,
    name_key: normalizeText(past.name),
    back_on: isAhead ? past.back_on : null,
    few_since: past.few_since === null ? null : (current.few_since ?? now),
  }
  const pictures =
    'image_id' in columns ? listPictures({ ...past, extraPictures }) : listPictures(current)
  return products.updatePictures(current, pictures, author, changes)
}
