import { useRevalidator } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { HistoryLink } from '../../../features/audit/admin/history-link.tsx'
import { CategoryForm } from '../../../features/categories/admin/category-form.tsx'
import { fetchCategories, fetchCategory } from '../../../features/categories/admin/queries.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/edit'

export const meta = () => [{ title: 'Edit category · Admin' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, categories] = await Promise.all([fetchCategory(params.id), fetchCategories()])
  return {
    loaded: loaded.data,
    error: (loaded.error ?? categories.error)?.message,
    parents: categories.data?.data.filter(({ parent }) => !parent),
  }
}

export default function EditCategory({ loaderData, params }: Route.ComponentProps) {
  const { loaded, error, parents } = loaderData
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageHeader
        title="Edit category"
        back={{ to: pagePaths.adminCategories, label: 'Categories' }}
      >
        <HistoryLink record={params.id} />
      </PageHeader>
      {error && (
        <ErrorState
          message={`${messages.category.fetchFailed}: ${error}`}
          onRetry={revalidate}
          busy={state === 'loading'}
        />
      )}
      {loaded && parents && (
        <CategoryForm key={loaded.category._id} loaded={loaded} parents={parents} />
      )}
    </>
  )
}
