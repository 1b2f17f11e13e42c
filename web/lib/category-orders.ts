import { messages } from '../../contract/messages.ts'
import { browserApi } from './api.ts'
import type { Ordered } from './reorder.ts'
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

/** Sends orders one by one. Returns the failed one and those after it, which are not sent. */
export async function sendOrders(changes: Ordered[]): Promise<Ordered[]> {
  for (const [index, { id, order }] of changes.entries()) {
    const { failure } = await saveCategoryNav(id, { order })
    if (failure) return changes.slice(index)
  }
  return []
}
