import type { Database } from '../../db/schema.ts'
import { withEtagVersion } from '../../http/resources/record-etag.ts'
import { presentRevision } from './presenter.ts'
import type { PriceRevisionRow } from './repository.ts'
import { describeRevision } from './revisions.ts'

/** A price revision for staff, together with the present prices. */
export async function presentForStaff(db: Database, row: PriceRevisionRow) {
  const { current, changed } = await describeRevision(db, row)
  return withEtagVersion(row, presentRevision(current, changed))
}
