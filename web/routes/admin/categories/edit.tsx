import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { CategoryForm } from '../../../features/categories/admin/category-form.tsx'
import { categoryApi, fetchCategories } from '../../../features/categories/admin/queries.ts'
import { describeFailure } from '../../../lib/describe-failure.ts'
import { formDraftKey } from '../../../lib/drafts.ts'
import { EditRecordPage, loadRecord } from '../edit-record-page.tsx'
import type { Route } from './+types/edit'

export const meta = () => [{ title: 'Edit category · Admin' }]

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, categories] = await Promise.all([
    loadRecord(categoryApi, id, formDraftKey('category', id)),
    fetchCategories(),
  ])
  return {
    ...record,
    error: describeFailure(messages.category.fetchFailed, record.error ?? categories.error),
    parents: categories.data?.data.filter(({ parent }) => !parent),
  }
}

export default function EditCategory({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, error, parents } = loaderData
  return (
    <EditRecordPage
      title="Edit category"
      id={params.id}
      list={{ path: pagePaths.adminCategories, label: 'Categories' }}
      noun="category"
      deletedId={deletedId}
      error={error}
    >
      {(loaded || deletedId) && parents && (
        <CategoryForm key={params.id} loaded={loaded} deletedId={deletedId} parents={parents} />
      )}
    </EditRecordPage>
  )
}
