import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { GroupForm } from '../../../features/groups/admin/group-form.tsx'
import { productGroupApi } from '../../../features/groups/admin/queries.ts'
import { AllBack, fetchGroupOut } from '../../../features/stock/admin/all-back.tsx'
import { describeFailure } from '../../../requests/save-result.ts'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, out] = await Promise.all([
    loadRecord(productGroupApi, 'product-group', id),
    id ? fetchGroupOut(id) : [],
  ])
  return {
    out,
    record,
    error: describeFailure(productGroupMessages.fetchFailed, record.error),
  }
}

/** The form for a new product group, or one to edit. */
export default function ProductGroupPage({
  loaderData: { record, out, error },
}: Route.ComponentProps) {
  return (
    <RecordPage
      kind="product-groups"
      noun="product group"
      data={record}
      withoutPicture
      error={error}
      list={{ path: pagePaths.adminProductGroups, label: 'Product groups' }}
    >
      <AllBack products={out} />
      <GroupForm key={record.id} {...record} />
    </RecordPage>
  )
}
