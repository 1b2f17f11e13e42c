import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirect, useLocation, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { listAddress, readListState } from '../../../features/products/admin/list-state.ts'
import { ProductCards } from '../../../features/products/admin/product-cards.tsx'
import { ProductFilters } from '../../../features/products/admin/product-filters.tsx'
import { ProductTable } from '../../../features/products/admin/product-table.tsx'
import { deleteProduct, fetchProductPage } from '../../../features/products/admin/queries.ts'
import { rememberListAddress } from '../../../lib/list-addresses.ts'
import { useWideAdmin } from '../../../lib/wide-admin.ts'
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { Pagination } from '../../../ui/admin/pagination.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export const meta = () => [{ title: 'Products · Admin' }]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readListState(new URL(request.url).searchParams)
  const [products, categories] = await Promise.all([fetchProductPage(state), fetchCategories()])
  const pages = products.data?.pagination.pages
  if (pages !== undefined && state.page > Math.max(1, pages)) {
    return redirect(listAddress(state, { page: Math.max(1, pages) }))
  }
  return {
    state,
    products: products.data,
    categories: categories.data?.data ?? [],
    error: describeFailure(products.error, categories.error),
  }
}

function describeFailure(products?: object, categories?: object): string | undefined {
  if (products && categories) return messages.product.fetchDataFailed
  if (products) return messages.product.fetchAllFailed
  return categories && messages.category.fetchAllFailed
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { state, products, categories, error } = loaderData
  const { search } = useLocation()
  const { revalidate, state: revalidating } = useRevalidator()
  const [doomed, setDoomed] = useState<Product>()
  const List = useWideAdmin() ? ProductTable : ProductCards
  useEffect(() => rememberListAddress(pagePaths.adminProducts, search), [search])

  const confirmDelete = async () => {
    if (!doomed) return
    const { error } = await deleteProduct(doomed._id)
    if (error) return error.message || messages.product.deleteFailed
    toast.success(`${doomed.name} deleted`)
    await revalidate()
  }

  return (
    <>
      <PageHeader title="Products" note={products && countOf(products.pagination.total)}>
        <ButtonLink to={pagePaths.adminProductNew}>
          <Plus aria-hidden="true" className="size-4" />
          Add product
        </ButtonLink>
      </PageHeader>
      <ProductFilters state={state} categories={categories} />
      <div className="grid gap-4">
        {error && (
          <ErrorState message={error} onRetry={revalidate} busy={revalidating === 'loading'} />
        )}
        {products && products.data.length === 0 && <EmptyState title={messages.product.none} />}
        {products && products.data.length > 0 && (
          <List products={products.data} onDelete={setDoomed} />
        )}
        {products && (
          <Pagination
            page={products.pagination.page}
            pages={products.pagination.pages}
            addressOf={(page) => listAddress(state, { page })}
          />
        )}
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        title="Delete product"
        question={messages.product.deleteConfirm}
        subject={doomed?.name}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={confirmDelete}
        onClose={() => setDoomed(undefined)}
      />
    </>
  )
}

function countOf(total: number): string {
  return total === 1 ? '1 product' : `${total} products`
}
