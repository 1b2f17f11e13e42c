import {
  type AuditAction,
  type AuditEntity,
  auditActions,
  auditEntities,
} from '../../../../contract/history/audit-log.ts'
import { endOfIndiaDay, isDay, startOfIndiaDay } from '../../../../contract/india-time.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { listAddress, readPageNumber, readQueryText } from '../../../lists/list-query.ts'

const start = {
  page: 1,
  entity: '' as AuditEntity | '',
  action: '' as AuditAction | '',
  /** Shows entries of the program, too. */
  program: '' as 'shown' | '',
  record: '',
  user: '',
  from: '',
  to: '',
}

/** State of the history in the URL. Days are India's. */
export type LogState = typeof start

/** Reads the state from a URL; invalid values become defaults. */
export function readLogState(params: URLSearchParams): LogState {
  return {
    page: readPageNumber(params),
    entity: auditEntities.find((name) => name === params.get('entity')) ?? start.entity,
    action: auditActions.find((name) => name === params.get('action')) ?? start.action,
    program: params.get('program') === 'shown' ? 'shown' : start.program,
    record: readQueryText(params, 'record'),
    user: readQueryText(params, 'user'),
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
  }
}

/** The history's URL in a state. A change of anything but the page leads to the first page. */
export function logAddress(change: Partial<LogState>, state: LogState = start): string {
  return listAddress(pagePaths.adminHistory, { ...state, page: 1, ...change }, start)
}

/** The state as a query of the API: whole days, from midnight to midnight; of one record, everything. */
export function logQuery({ page, entity, action, program, record, user, from, to }: LogState) {
  const by = program || record ? undefined : ('people' as const)
  return {
    page,
    by,
    ...(entity && { entity }),
    ...(action && { action }),
    ...(record && { record }),
    ...(user && { user }),
    ...(from && { from: new Date(startOfIndiaDay(from)).toISOString() }),
    ...(to && { to: new Date(endOfIndiaDay(startOfIndiaDay(to))).toISOString() }),
  }
}

function readDay(params: URLSearchParams, name: string): string {
  const text = params.get(name) ?? ''
  return isDay(text) ? text : ''
}
