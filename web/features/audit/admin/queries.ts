import { browserApi } from '../../../lib/api.ts'
import { type LogState, logQuery } from './log-state.ts'

/** One page of the audit log. */
export function fetchLogPage(state: LogState) {
  return browserApi().GET('/audit-log', { params: { query: logQuery(state) } })
}
