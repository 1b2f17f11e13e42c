import type { Synonym } from '../../../../contract/search/synonym.ts'
import { readStoredTerms } from '../../../records/stored-config.ts'

type Row = { id: string; label: string; terms: string; created_at: number; updated_at: number }

/** A synonym set for clients and searches. */
export function presentSynonym(row: Row): Synonym {
  return {
    _id: row.id,
    label: row.label,
    terms: readStoredTerms(row.terms),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
