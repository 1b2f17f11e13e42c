import type { ProductGroup } from '../../../../contract/product-group.ts'
import { productGroupMessages } from '../../../../contract/product-group-messages.ts'
import { recordApi } from '../../../lib/record-api.ts'
import type { Values } from '../../../lib/use-record-form.ts'
import { toGroupBody } from './group-values.ts'

export const productGroupApi = recordApi<ProductGroup>(
  '/product-groups',
  {
    create: productGroupMessages.saveFailed,
    update: productGroupMessages.saveFailed,
    delete: productGroupMessages.deleteFailed,
  },
  (fields) => toGroupBody(fields as Values),
)
