import type { ProductDetails } from '../../../contract/pictures/picture.ts'
import { omitStaffFields, presentPlainFields } from '../../catalogue/product-fields.ts'
import type { ProductWithPictures } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { findImages } from '../../images/repository.ts'
import { omitVisibility, presentVisibility, requirePublic } from '../../records/visibility.ts'
import { presentPictures } from '../pictures/presenter.ts'
import { listPictures } from '../pictures/rules.ts'
import { presentProduct } from './presenter.ts'

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
    ...presentPlainFields(row, 'staff'),
  }
}

/**
 * A product as the public sees it.
 * @throws ApiError 404 if the public sees none of it
 */
export function toPublic(product: ProductDetails): ProductDetails {
  requirePublic(product, 'product')
  return omitStaffFields(omitVisibility(product))
}
