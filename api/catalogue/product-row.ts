import type { Insertable, Selectable } from 'kysely'
import type { Visibility } from '../../contract/visibility/states.ts'
import type { ProductPicturesTable, ProductsTable } from '../db/catalogue-tables.ts'

export type ProductRow = Selectable<ProductsTable> & {
  category_name: string
  category_name_ta: string
  subcategory_name: string | null
  subcategory_name_ta: string | null
  group_name: string | null
  group_name_ta: string | null
  /** The visibility that applies, and the product's own. */
  visibility: Visibility
  own_visibility: Visibility
}

/** A picture of a product after the first one. */
export type ProductPictureRow = Selectable<ProductPicturesTable>

/** A product with its extra pictures, in their order. */
export type ProductWithPictures = ProductRow & { extraPictures: ProductPictureRow[] }

/** Columns that a write sets; the repository fills in the rest. */
export type ProductColumns = Omit<
  Insertable<ProductsTable>,
  'id' | 'number' | 'version' | 'created_at' | 'updated_at' | 'updated_by'
>
