import { pagePaths } from '../../../../contract/paths.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import { synonymApi } from '../../../features/search/admin/queries.ts'
import { SynonymForm } from '../../../features/search/admin/synonym-form.tsx'
import { readPrefill } from '../../../forms/prefill.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const asked = readPrefill(new URL(request.url).searchParams)
  const record = await loadRecord(synonymApi, 'synonym', id)
  return { record, asked, error: describeFailure(synonymMessages.fetchFailed, record.error) }
}

/** The form for a new synonym set, or one to edit. */
export default function SynonymPage({ loaderData }: Route.ComponentProps) {
  const { record, asked, error } = loaderData
  return (
    <RecordPage
      kind="synonyms"
      title={record.id ? 'Edit synonyms' : 'Add synonyms'}
      noun="set"
      data={record}
      withoutPicture
      error={error}
      list={{ path: pagePaths.adminSynonyms, label: 'Synonyms' }}
    >
      <SynonymForm key={record.id ?? asked} {...record} asked={record.id ? '' : asked} />
    </RecordPage>
  )
}
