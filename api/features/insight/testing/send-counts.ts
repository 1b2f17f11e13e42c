import type { VisitorCount } from '../../../../contract/insight/count.ts'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import type { TestApi } from '../../../testing/api.ts'

export const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A047F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Sends a body as a visitor's browser does; returns the response's status. */
export async function sendBody(
  api: TestApi,
  payload: string | Buffer,
  headers: Record<string, string> = {},
): Promise<number> {
  const sent = { 'user-agent': phone, 'content-type': 'text/plain;charset=UTF-8', ...headers }
  const response = await api.call('POST', apiPaths.counts, { payload, headers: sent })
  return response.statusCode
}

export function sendCounts(
  api: TestApi,
  counts: Partial<VisitorCount>[],
  headers: Record<string, string> = {},
): Promise<number> {
  return sendBody(api, JSON.stringify({ counts }), headers)
}

/** Reads the data of the insight page, including events that this process has not stored yet. */
export async function readInsightOf(api: TestApi, days = 7): Promise<Insight> {
  const response = await api.callAsAdmin('GET', `${apiPaths.insight}?days=${days}`)
  return response.json().data
}
