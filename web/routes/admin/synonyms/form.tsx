import { pagePaths } from '../../../../contract/paths.ts'
import { synonymMessages } from '../../../../contract/synonym-terms.ts'
import { synonymApi } from '../../../features/synonyms/admin/queries.ts'
import { SynonymForm } from '../../../features/synonyms/admin/synonym-form.tsx'
import { describeFailure } from '../../../lib/save-result.ts'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'

const titleOf = (id: string | undefined) => (id ? 'Edit synonyms' : 'Add synonyms')

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${titleOf(params.id)} · Admin` }]

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const record = await loadRecord(synonymApi, 'synonym', id)
  return { record, error: describeFailure(synonymMessages.fetchFailed, record.error) }
}

/** The form for a new synonym set, or one to edit. */
export default function SynonymPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { record, error } = loaderData
  return (
    <RecordPage
      title={titleOf(id)}
      id={id}
      noun="set"
      record={record}
      withoutPicture
      error={error}
      list={{ path: pagePaths.adminSynonyms, label: 'Synonyms' }}
    >
      <SynonymForm key={id ?? 'new'} {...record} />
    </RecordPage>
  )
}
