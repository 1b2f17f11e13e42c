import type { Insertable } from 'kysely'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { SynonymsTable } from '../../../db/catalogue-tables.ts'
import { countRows } from '../../../db/pages.ts'
import type { Database } from '../../../db/schema.ts'
import { conflict } from '../../../errors.ts'
import { listFields } from '../../../records/audit-log.ts'
import type { Author } from '../../../records/author.ts'
import { recordRepository } from '../../../records/record-repository.ts'
import { readStoredTerms } from '../../../records/stored-config.ts'
import type { SynonymRow } from './synonym-sets-repository.ts'

/** Columns that a write sets; the repository fills in the rest. */
export type SynonymChanges = Partial<Insertable<SynonymsTable>>

/** The SQL about one synonym set. */
export function synonymRepository(db: Database) {
  const records = recordRepository<SynonymRow, SynonymChanges>(db, {
    kind: 'synonym',
    select: (id) => db.selectFrom('synonyms').selectAll().where('id', '=', id).executeTakeFirst(),
    nameOf: ({ label }) => label,
    toLogFields: ({ label, terms }) => listFields({ label, terms: readStoredTerms(terms) }),
  })

  /** @throws ApiError 409 if the maximum number of sets is reached */
  async function requireSpace(): Promise<void> {
    const count = await countRows(db.selectFrom('synonyms'))
    if (count >= synonymLimits.sets) throw conflict(synonymMessages.tooManySets)
  }

  return {
    ...records,
    async insert(columns: SynonymChanges, author: Author): Promise<SynonymRow> {
      await requireSpace()
      return records.insert(columns, author)
    },
    async restore(row: SynonymRow, author: Author): Promise<SynonymRow> {
      await requireSpace()
      return records.restore(row, author)
    },
  }
}
