import type { Insight } from '../../../../contract/insight/insight.ts'
import { browserApi } from '../../../requests/api.ts'
import type { Days } from './insight-address.ts'

/** Counts of the last days; undefined if the request failed. */
export async function fetchInsight(days: Days): Promise<Insight | undefined> {
  const { data } = await browserApi().GET('/insight', {
    params: { query: { days: `${days}` } },
  })
  return data?.data
}
