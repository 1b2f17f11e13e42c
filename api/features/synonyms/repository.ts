import type { Insertable } from 'kysely'
import { synonymLimits, synonymMessages } from '../../../contract/synonym-terms.ts'
import { countRows } from '../../db/pages.ts'
import type { Database, SynonymsTable } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { listFields } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { recordWriter } from '../../records/record-writer.ts'
import type { SynonymRow } from '../../records/synonyms.ts'

/** What a write decides; the repository fills in the rest. */
export type SynonymChanges = Partial<Insertable<SynonymsTable>>

/** The SQL about one synonym set. */
export function synonymRepository(db: Database) {
  /** @throws ApiError 404 */
  async function require(id: string): Promise<SynonymRow> {
    const row = await db.selectFrom('synonyms').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound(synonymMessages.notFound)
    return row
  }

  const writer = recordWriter<SynonymRow, SynonymChanges>(db, {
    table: 'synonyms',
    entity: 'synonym',
    require,
    nameOf: ({ label }) => label,
    toLogFields: ({ label, terms }) => listFields({ label, terms: JSON.parse(terms) }),
  })

  /** @throws ApiError 409 where there are as many as a search can look through */
  async function requireSpace(): Promise<void> {
    const count = await countRows(db.selectFrom('synonyms'))
    if (count >= synonymLimits.sets) throw conflict(synonymMessages.tooManySets)
  }

  return {
    ...writer,
    require,
    async insert(columns: SynonymChanges, author: Author): Promise<SynonymRow> {
      await requireSpace()
      return writer.insert(columns, author)
    },
    async restore(row: SynonymRow, author: Author): Promise<SynonymRow> {
      await requireSpace()
      return writer.restore(row, author)
    },
  }
}
