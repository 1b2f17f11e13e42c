import type { Synonym } from '../../../../contract/search/synonym.ts'
import type { Database } from '../../../db/schema.ts'
import type { PastRecord } from '../../../http/resources/past-record.ts'
import type { Resource } from '../../../http/resources/record-actions.ts'
import type { Author } from '../../../records/author.ts'
import { presentSynonym } from './presenter.ts'
import { type SynonymChanges, type SynonymRow, synonymRepository } from './repository.ts'

/** Describes synonym sets to the actions shared by all records (`record-actions.ts`). */
export const synonymResource: Resource<SynonymRow, Synonym> = {
  kind: 'synonym',
  repository: synonymRepository,
  present: (_db, row) => presentSynonym(row),
  writePast,
}

/** Writes a past state of a synonym set. */
function writePast(
  db: Database,
  current: SynonymRow,
  { columns }: PastRecord,
  author: Author,
): Promise<SynonymRow> {
  return synonymRepository(db).update(current, columns as SynonymChanges, author)
}
