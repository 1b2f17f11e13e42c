import type { Synonym, SynonymUpdate } from '../../../contract/search/synonym.ts'
import type { Database } from '../../db/schema.ts'
import type { RecordFeature } from '../../http/record-handlers.ts'
import { presentSynonym, type SynonymRow } from '../../shared/synonyms.ts'
import { type SynonymChanges, synonymRepository } from './repository.ts'

/** How synonym sets are written, and how clients see them. */
export const synonymRecord: RecordFeature<SynonymRow, SynonymUpdate, SynonymChanges, Synonym> = {
  kind: 'synonym',
  withoutPicture: true,
  repository: synonymRepository,

  async toColumns(_db: Database, { label, terms }: SynonymUpdate) {
    return {
      ...(label !== undefined && { label }),
      ...(terms !== undefined && { terms: JSON.stringify(terms) }),
    }
  },

  async present(_db: Database, row: SynonymRow): Promise<Synonym> {
    return presentSynonym(row)
  },
}
