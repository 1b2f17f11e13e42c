import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductForm } from '../../../features/products/admin/product-form.tsx'
import { productApi } from '../../../features/products/admin/queries.ts'
import { describeFailure } from '../../../lib/describe-failure.ts'
import { formDraftKey } from '../../../lib/drafts.ts'
import { EditRecordPage, loadRecord } from '../edit-record-page.tsx'
import type { Route } from './+types/edit'
import { CategoriesNeeded } from './categories-needed.tsx'

export const meta = () => [{ title: 'Edit product · Admin' }]

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, categories] = await Promise.all([
    loadRecord(productApi, id, formDraftKey('product', id)),
    fetchCategories(),
  ])
  const { fetchAnyFailed, fetchFailed } = messages.product
  return {
    ...record,
    error: describeFailure(categories.error ? fetchAnyFailed : fetchFailed, record.error),
    categories: categories.data?.data,
  }
}

export default function EditProduct({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, error, categories } = loaderData
  return (
    <EditRecordPage
      title="Edit product"
      id={params.id}
      list={{ path: pagePaths.adminProducts, label: 'Products' }}
      noun="product"
      deletedId={deletedId}
      error={error}
    >
      {(loaded || deletedId) && (
        <CategoriesNeeded categories={categories}>
          {(found) => (
            <ProductForm key={params.id} loaded={loaded} deletedId={deletedId} categories={found} />
          )}
        </CategoriesNeeded>
      )}
    </EditRecordPage>
  )
}
