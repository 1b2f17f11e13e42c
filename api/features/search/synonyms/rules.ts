import type { SynonymUpdate } from '../../../../contract/search/synonym.ts'
import type { SynonymChanges } from './repository.ts'

/** The columns that a request writes to a synonym set. */
export function toSynonymColumns({ label, terms }: SynonymUpdate): SynonymChanges {
  return {
    ...(label !== undefined && { label }),
    ...(terms !== undefined && { terms: JSON.stringify(terms) }),
  }
}
