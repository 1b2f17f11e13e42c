import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { HistoryLink } from '../../../features/audit/admin/history-link.tsx'
import { CategoryForm } from '../../../features/categories/admin/category-form.tsx'
import { categoryDraftKey } from '../../../features/categories/admin/category-values.ts'
import { fetchCategories, fetchCategory } from '../../../features/categories/admin/queries.ts'
import { describeFailure } from '../../../lib/describe-failure.ts'
import { hasDraft } from '../../../lib/drafts.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { DeletedNotice } from '../../../ui/admin/deleted-notice.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/edit'

export const meta = () => [{ title: 'Edit category · Admin' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, categories] = await Promise.all([fetchCategory(params.id), fetchCategories()])
  return {
    loaded: loaded.data,
    deletedId: loaded.error?.gone && hasDraft(categoryDraftKey(params.id)) ? params.id : undefined,
    error: describeFailure(messages.category.fetchFailed, loaded.error ?? categories.error),
    parents: categories.data?.data.filter(({ parent }) => !parent),
  }
}

export default function EditCategory({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, error, parents } = loaderData
  return (
    <>
      <PageHeader
        title="Edit category"
        back={{ to: lastListAddress(pagePaths.adminCategories), label: 'Categories' }}
      >
        <HistoryLink record={params.id} />
      </PageHeader>
      {deletedId && <DeletedNotice noun="category" />}
      {error && !deletedId && <ErrorState message={error} />}
      {(loaded || deletedId) && parents && (
        <CategoryForm key={params.id} loaded={loaded} deletedId={deletedId} parents={parents} />
      )}
    </>
  )
}
