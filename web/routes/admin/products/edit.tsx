import { useRevalidator } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { HistoryLink } from '../../../features/audit/admin/history-link.tsx'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductForm } from '../../../features/products/admin/product-form.tsx'
import { fetchProduct } from '../../../features/products/admin/queries.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/edit'
import { CategoriesNeeded } from './categories-needed.tsx'

export const meta = () => [{ title: 'Edit product · Admin' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, categories] = await Promise.all([fetchProduct(params.id), fetchCategories()])
  return {
    loaded: loaded.data,
    error: describeFailure(loaded.error, categories.error),
    categories: categories.data?.data,
  }
}

function describeFailure(product?: { message: string }, categories?: object): string | undefined {
  if (product && categories) return `${messages.product.fetchAnyFailed}: ${product.message}`
  return product && `${messages.product.fetchFailed}: ${product.message}`
}

export default function EditProduct({ loaderData, params }: Route.ComponentProps) {
  const { loaded, error, categories } = loaderData
  const { revalidate, state } = useRevalidator()
  const listPage = lastListAddress(pagePaths.adminProducts)
  return (
    <>
      <PageHeader title="Edit product" back={{ to: listPage, label: 'Products' }}>
        <HistoryLink record={params.id} />
      </PageHeader>
      {error && <ErrorState message={error} onRetry={revalidate} busy={state === 'loading'} />}
      {loaded && (
        <CategoriesNeeded categories={categories}>
          {(found) => <ProductForm key={loaded.product._id} loaded={loaded} categories={found} />}
        </CategoriesNeeded>
      )}
    </>
  )
}
