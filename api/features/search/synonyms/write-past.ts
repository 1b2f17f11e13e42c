import type { Database } from '../../../db/schema.ts'
import type { PastRecord } from '../../../http/past-record.ts'
import type { Author } from '../../../shared/author.ts'
import type { SynonymRow } from '../../../shared/synonyms.ts'
import { type SynonymChanges, synonymRepository } from './repository.ts'

/** Writes a synonym set as it was. */
export function writePast(
  db: Database,
  current: SynonymRow,
  { columns }: PastRecord,
  author: Author,
): Promise<SynonymRow> {
  return synonymRepository(db).update(current, columns as SynonymChanges, author)
}
