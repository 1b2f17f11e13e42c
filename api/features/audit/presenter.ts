import type { AuditEntry } from '../../../contract/audit-log.ts'
import type { AuditRow } from '../../records/audit-log.ts'

/** An entry of the audit log as the staff see it. */
export function presentEntry(row: AuditRow): AuditEntry {
  return {
    _id: String(row.number),
    at: new Date(row.at).toISOString(),
    action: row.action,
    entity: row.entity,
    record: { _id: row.record_id, name: row.record_name },
    user: { _id: row.user_id, name: row.user_name },
    requestId: row.request_id,
    address: row.address,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  }
}
