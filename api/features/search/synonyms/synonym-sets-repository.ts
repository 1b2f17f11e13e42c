import type { Selectable } from 'kysely'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import type { SynonymsTable } from '../../../db/catalogue-tables.ts'
import type { Database } from '../../../db/schema.ts'
import { readStoredTerms } from '../../../records/stored-config.ts'

export type SynonymRow = Selectable<SynonymsTable>

/** Every set in the order of the list: by label, then by creation. */
export async function listSynonyms(db: Database): Promise<Synonym[]> {
  const rows = await db.selectFrom('synonyms').selectAll().orderBy('id').execute()
  const keys = new Map(rows.map(({ id, label }) => [id, normalizeText(label)]))
  const keyOf = ({ id }: SynonymRow) => keys.get(id) ?? ''
  return rows
    .sort((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)))
    .map(presentSynonym)
}

/** A synonym set for clients and searches. */
export function presentSynonym(row: SynonymRow): Synonym {
  return {
    _id: row.id,
    label: row.label,
    terms: readStoredTerms(row.terms),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
