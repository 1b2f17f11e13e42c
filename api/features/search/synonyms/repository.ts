import type { Insertable, Selectable } from 'kysely'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import type { SynonymsTable } from '../../../db/catalogue-tables.ts'
import { countRows } from '../../../db/pages.ts'
import type { Database } from '../../../db/schema.ts'
import { conflict } from '../../../errors.ts'
import { listFields } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { recordRepository } from '../../../records/record-repository.ts'
import { readStoredTerms } from '../../../records/stored-config.ts'
import { presentSynonym } from './presenter.ts'

export type SynonymRow = Selectable<SynonymsTable>

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
  async function checkSpace(): Promise<void> {
    const count = await countRows(db.selectFrom('synonyms'))
    if (count >= synonymLimits.sets) throw conflict(synonymMessages.tooManySets)
  }

  return {
    ...records,
    async insert(columns: SynonymChanges, author: Author): Promise<SynonymRow> {
      await checkSpace()
      return records.insert(columns, author)
    },
    async restore(row: SynonymRow, author: Author): Promise<SynonymRow> {
      await checkSpace()
      return records.restore(row, author)
    },
  }
}

/** Every set in the order of the list: by label, then by creation. */
export async function listSynonyms(db: Database): Promise<Synonym[]> {
  const rows = await db.selectFrom('synonyms').selectAll().orderBy('id').execute()
  const keys = new Map(rows.map(({ id, label }) => [id, normalizeText(label)]))
  const keyOf = ({ id }: SynonymRow) => keys.get(id) ?? ''
  return rows
    .sort((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)))
    .map(presentSynonym)
}
