import type { Database } from '../../../db/schema.ts'
import type { PastRecord } from '../../../http/handlers/past-record.ts'
import type { Author } from '../../../records/author.ts'
import { type SynonymChanges, synonymRepository } from './repository.ts'
import type { SynonymRow } from './synonym-sets-repository.ts'

/** Writes a synonym set as it was. */
export function writePast(
  db: Database,
  current: SynonymRow,
  { columns }: PastRecord,
  author: Author,
): Promise<SynonymRow> {
  return synonymRepository(db).update(current, columns as SynonymChanges, author)
}
