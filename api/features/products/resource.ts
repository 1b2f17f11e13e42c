import { messages } from '../../../contract/messages.ts'
import type { ProductDetails } from '../../../contract/pictures/picture.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import type { ProductUpdate } from '../../../contract/products/product.ts'
import { findCategories, resolveCategory } from '../../catalogue/category-reference.ts'
import type {
  ProductColumns,
  ProductRow,
  ProductWithPictures,
} from '../../catalogue/product-row.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { findImages } from '../../images/repository.ts'
import { omitVisibility, presentVisibility, requirePublic } from '../../records/visibility.ts'
import { presentPictures } from '../pictures/presenter.ts'
import { listPictures } from '../pictures/rules.ts'
import { mergeStockColumns } from '../stock/stock.ts'
import { presentProduct } from './presenter.ts'
import { productRepository } from './repository.ts'
import { mergeProduct } from './rules.ts'

/**
 * The columns that a request writes to a product, or to a new one.
 * @throws ApiError 400 where it does not fit what is stored
 */
export async function toProductColumns(
  db: Database,
  changes: ProductUpdate,
  current: ProductRow | null,
): Promise<ProductColumns> {
  const ids = [changes.category, changes.subcategory, current?.category_id]
  const reference = resolveCategory(changes, current, await findCategories(db, ids))
  const group = changes.group && (await requireGroup(db, changes.group))
  return {
    ...mergeProduct(group ? { ...changes, group } : changes, current, reference),
    ...mergeStockColumns(changes, current, Date.now()),
    ...(changes.deleteImage && { image_id: null }),
  }
}

async function requireGroup(db: Database, id: string): Promise<string> {
  const group = readId(id)
  if (!(await productRepository(db).hasGroup(group)))
    throw invalid({ group: messages.validation.unknownId })
  return group
}

/** A product as staff see it. */
export async function presentForStaff(
  db: Database,
  row: ProductWithPictures,
): Promise<ProductDetails> {
  const pictures = listPictures(row)
  const images = await findImages(
    db,
    pictures.map(({ image_id }) => image_id),
  )
  return {
    ...presentProduct(row, images.get(row.image_id ?? '')),
    ...(images.size > 0 && { images: presentPictures(pictures, images) }),
    ...presentVisibility(row),
    ...(row.pack_cost !== null && { packCost: toRupees(row.pack_cost) }),
  }
}

/**
 * Product as everybody sees it.
 * @throws ApiError 404 where that is nothing
 */
export function toPublic({ packCost: _, ...product }: ProductDetails): ProductDetails {
  requirePublic(product, 'product')
  return omitVisibility(product)
}
