import type {
  ProductGroup,
  ProductGroupUpdate,
} from '../../../contract/product-groups/product-group.ts'
import { productGroupMessages } from '../../../contract/product-groups/product-group-messages.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import type { Database } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import type { RecordFeature } from '../../http/record-handlers.ts'
import type { Author } from '../../shared/author.ts'
import { presentProductGroup } from './presenter.ts'
import {
  type ProductGroupChanges,
  type ProductGroupRow,
  productGroupRepository,
} from './repository.ts'

/** How product groups are written, and how clients see them. */
export const productGroupRecord: RecordFeature<
  ProductGroupRow,
  ProductGroupUpdate,
  ProductGroupChanges,
  ProductGroup
> = {
  kind: 'product-group',
  withoutPicture: true,
  repository: productGroupRepository,
  uniqueName: {
    constraint: 'product_groups_name_key_unique',
    message: productGroupMessages.nameTaken,
  },

  async toColumns(_db: Database, { name, nameTa, order, label }: ProductGroupUpdate) {
    return {
      ...(name !== undefined && { name, name_key: normalizeText(name) }),
      ...(nameTa !== undefined && { name_ta: nameTa }),
      ...(order !== undefined && { sort_order: order }),
      ...(label !== undefined && { label: label && JSON.stringify(label) }),
    }
  },

  async present(_db: Database, row: ProductGroupRow): Promise<ProductGroup> {
    return presentProductGroup(row)
  },

  /** @throws ApiError 409 while a product is in it */
  async removeAll(trx: Database, rows: ProductGroupRow[], author: Author): Promise<void> {
    for (const row of rows) {
      if (row.products > 0) throw conflict(productGroupMessages.inUse)
      await productGroupRepository(trx).remove(row, author)
    }
  },
}
