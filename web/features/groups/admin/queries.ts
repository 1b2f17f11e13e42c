import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { browserApi } from '../../../requests/api.ts'
import { recordApi } from '../../../requests/record-api.ts'
import { type SaveResult, toSaveResult } from '../../../requests/save-result.ts'
import { toGroupBody } from './group-values.ts'

export const productGroupApi = recordApi<ProductGroup>(
  '/product-groups',
  {
    create: productGroupMessages.saveFailed,
    update: productGroupMessages.saveFailed,
    delete: productGroupMessages.deleteFailed,
  },
  { toBody: (fields) => toGroupBody(fields as Values) },
)

export function saveGroupSortOrder(
  id: string,
  change: { order: number },
): Promise<SaveResult<unknown>> {
  const call = browserApi().PUT('/product-groups/{id}', { params: { path: { id } }, body: change })
  return toSaveResult(call, productGroupMessages.saveFailed)
}
