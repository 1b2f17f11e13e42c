import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { HistoryLink } from '../../../features/audit/admin/history-link.tsx'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductForm } from '../../../features/products/admin/product-form.tsx'
import { productDraftKey } from '../../../features/products/admin/product-values.ts'
import { fetchProduct } from '../../../features/products/admin/queries.ts'
import { describeFailure } from '../../../lib/describe-failure.ts'
import { hasDraft } from '../../../lib/drafts.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { DeletedNotice } from '../../../ui/admin/deleted-notice.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/edit'
import { CategoriesNeeded } from './categories-needed.tsx'

export const meta = () => [{ title: 'Edit product · Admin' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, categories] = await Promise.all([fetchProduct(params.id), fetchCategories()])
  return {
    loaded: loaded.data,
    deletedId: loaded.error?.gone && hasDraft(productDraftKey(params.id)) ? params.id : undefined,
    error: describeLoad(loaded.error, categories.error),
    categories: categories.data?.data,
  }
}

function describeLoad(product?: { message?: string }, categories?: object): string | undefined {
  const { fetchAnyFailed, fetchFailed } = messages.product
  return describeFailure(categories ? fetchAnyFailed : fetchFailed, product)
}

export default function EditProduct({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, error, categories } = loaderData
  const listPage = lastListAddress(pagePaths.adminProducts)
  return (
    <>
      <PageHeader title="Edit product" back={{ to: listPage, label: 'Products' }}>
        <HistoryLink record={params.id} />
      </PageHeader>
      {error && !deletedId && <ErrorState message={error} />}
      {deletedId && <DeletedNotice noun="product" />}
      {(loaded || deletedId) && (
        <CategoriesNeeded categories={categories}>
          {(found) => (
            <ProductForm key={params.id} loaded={loaded} deletedId={deletedId} categories={found} />
          )}
        </CategoriesNeeded>
      )}
    </>
  )
}
