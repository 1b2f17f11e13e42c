import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { SearchTrial } from '../../../../contract/search/search-trial.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { browserApi } from '../../../requests/api.ts'
import { recordApi } from '../../../requests/record-api.ts'
import { toSynonymBody } from './synonym-values.ts'

export const synonymApi = recordApi<Synonym>(
  '/synonyms',
  {
    create: synonymMessages.saveFailed,
    update: synonymMessages.saveFailed,
    delete: synonymMessages.deleteFailed,
  },
  { toBody: (fields) => toSynonymBody(fields as Values) },
)

/** All synonym sets; undefined where the request failed. */
export async function fetchSynonyms(): Promise<Synonym[] | undefined> {
  const { data } = await browserApi().GET('/synonyms')
  return data?.data
}

/** Result of a search, explained; undefined if the request failed. */
export async function trySearch(search: string): Promise<SearchTrial | undefined> {
  const { data } = await browserApi().GET('/synonyms/try', { params: { query: { search } } })
  return data?.data
}
