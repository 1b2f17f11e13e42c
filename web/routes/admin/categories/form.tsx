import { useLocation } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import {
  CategoryForm,
  SimpleCategoryForm,
} from '../../../features/categories/admin/category-form.tsx'
import { categoryApi, fetchCategories } from '../../../features/categories/admin/queries.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, categories] = await Promise.all([
    loadRecord(categoryApi, 'category', id),
    fetchCategories(),
  ])
  const failure = record.error ?? (id ? categories.error : undefined)
  return {
    record,
    error: describeFailure(messages.category.fetchFailed, failure),
    parents: categories.data?.data.filter(({ parent }) => !parent),
  }
}

/** Either form for a new category, or the one to edit a category. */
export default function CategoryPage({
  loaderData: { record, error, parents },
}: Route.ComponentProps) {
  const simple = useLocation().pathname === pagePaths.adminCategorySimple
  const { id } = record
  return (
    <RecordPage
      kind="categories"
      title={simple ? 'Simple Category Form' : undefined}
      noun="category"
      data={record}
      error={error}
      list={{ path: pagePaths.adminCategories, label: 'Categories' }}
    >
      {!id && !simple && !parents && <Banner tone="danger">{messages.category.loadFailed}</Banner>}
      {simple ? (
        <SimpleCategoryForm />
      ) : (
        (parents || !id) && <CategoryForm key={id} {...record} parents={parents ?? []} />
      )}
    </RecordPage>
  )
}
