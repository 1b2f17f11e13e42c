import { messages } from '../../contract/messages.ts'
import { browserApi } from './api.ts'
import { type SaveResult, toSaveResult } from './save-result.ts'

export function saveCategoryNav(
  id: string,
  body: { showInNav?: boolean; order?: number },
): Promise<SaveResult<unknown>> {
  const call = browserApi().PATCH('/categories/{id}/nav-settings', {
    params: { path: { id } },
    body,
  })
  return toSaveResult(call, messages.navigation.saveFailed)
}
