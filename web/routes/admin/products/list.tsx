import { Download, FileSpreadsheet, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { countOf } from '../../../../contract/count.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { BulkBar } from '../../../features/products/admin/bulk-bar.tsx'
import { exportProducts } from '../../../features/products/admin/csv/export-products.ts'
import { listAddress, readListState } from '../../../features/products/admin/list-state.ts'
import { ProductCards } from '../../../features/products/admin/product-cards.tsx'
import { ProductFilters } from '../../../features/products/admin/product-filters.tsx'
import { ProductTable } from '../../../features/products/admin/product-table.tsx'
import {
  deleteProduct,
  fetchProductPage,
  restoreProduct,
} from '../../../features/products/admin/queries.ts'
import { useChangedProducts } from '../../../features/products/admin/use-changed-products.ts'
import { useSavedProduct } from '../../../features/products/admin/use-saved-product.ts'
import {
  type Account,
  dropAccount,
  findAccount,
  keepAccount,
  tellOutcome,
} from '../../../lib/accounts.ts'
import { type Outcome, runEach } from '../../../lib/run-each.ts'
import { useListSearch } from '../../../lib/use-list-search.ts'
import { useSelection } from '../../../lib/use-selection.ts'
import { useTableRoom } from '../../../lib/wide-admin.ts'
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx'
import { Menu } from '../../../ui/admin/menu.tsx'
import { OutcomeBanner } from '../../../ui/admin/outcome-banner.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { Pagination } from '../../../ui/admin/pagination.tsx'
import { offerUndo } from '../../../ui/admin/undo-toast.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export const meta = () => [{ title: 'Products · Admin' }]

const none: Product[] = []
const accountKey = 'product-list'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readListState(new URL(request.url).searchParams)
  const [products, categories] = await Promise.all([fetchProductPage(state), fetchCategories()])
  const pages = products.data?.pagination.pages
  if (pages !== undefined && state.page > Math.max(1, pages)) {
    return redirect(listAddress(state, { page: Math.max(1, pages) }))
  }
  return {
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
  const { products, categories, error } = loaderData
  const wanted = readListState(new URLSearchParams(useListSearch()))
  const { revalidate } = useRevalidator()
  const [doomed, setDoomed] = useState<Product[]>([])
  const [account, setAccount] = useState<Account | undefined>(() => findAccount(accountKey))
  const selection = useSelection<Product>()
  const saved = useSavedProduct(products?.data ?? none)
  const changed = useChangedProducts()
  const hasTable = useTableRoom()
  const List = hasTable ? ProductTable : ProductCards

  /** An account that a session's end hides is kept until something else has been done. */
  const tell = (outcome?: Outcome<Product>) => {
    const told = outcome && tellOutcome(outcome, ({ name }) => name)
    setAccount(told)
    if (told?.cutOff) keepAccount(accountKey, told)
    else dropAccount(accountKey)
  }

  const confirmDelete = async () => {
    const deletion = await runEach(doomed, async ({ _id }) => {
      const { error } = await deleteProduct(_id)
      return error && [messages.product.deleteFailed, error.message].filter(Boolean).join(': ')
    })
    const { done, failed } = deletion
    tell(deletion.cutOff ? deletion : undefined)
    if (done.length > 0) {
      offerUndo(`${nameAll(done)} deleted`, async () => {
        const { failed } = await runEach(done, ({ _id }) => restoreProduct(_id))
        await revalidate()
        return failed[0]?.message
      })
      selection.clear()
      await revalidate()
    }
    if (failed.length === 0) return
    if (doomed.length === 1) return failed[0]?.message
    tell(deletion)
  }

  return (
    <>
      <PageHeader title="Products" note={products && countOf(products.pagination.total, 'product')}>
        {hasTable && <ListMenu />}
        <ButtonLink to={pagePaths.adminProductNew}>
          <Plus aria-hidden="true" className="size-4" />
          Add product
        </ButtonLink>
      </PageHeader>
      <ProductFilters state={wanted} categories={categories} />
      <div className="grid gap-4">
        {account && <OutcomeBanner title="Not all of it could be done" account={account} />}
        {error && <ErrorState message={error} />}
        {saved.elsewhere && (
          <section aria-label="Just saved" className="grid gap-2">
            <h2 className="text-sm font-semibold">Just saved</h2>
            <List
              products={[changed.latest(saved.elsewhere)]}
              selection={selection}
              onChange={changed.keep}
              onDelete={(product) => setDoomed([product])}
              savedId={saved.id}
            />
          </section>
        )}
        {products && products.data.length === 0 && <EmptyState title={messages.product.none} />}
        {products && products.data.length > 0 && (
          <List
            products={products.data.map(changed.latest)}
            selection={selection}
            onChange={changed.keep}
            onDelete={(product) => setDoomed([product])}
            savedId={saved.id}
          />
        )}
        {products && (
          <Pagination
            page={products.pagination.page}
            pages={products.pagination.pages}
            addressOf={(page) => listAddress(wanted, { page })}
          />
        )}
        {!hasTable && (
          <div className="flex justify-center">
            <ListMenu />
          </div>
        )}
        <BulkBar
          selection={selection}
          page={hasTable ? undefined : products?.data}
          categories={categories}
          onDelete={setDoomed}
          onOutcome={tell}
        />
      </div>
      <ConfirmDialog
        open={doomed.length > 0}
        title={doomed.length > 1 ? 'Delete products' : 'Delete product'}
        question={
          doomed.length > 1
            ? `Are you sure you want to delete these ${doomed.length} products?`
            : messages.product.deleteConfirm
        }
        subject={nameAll(doomed)}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={confirmDelete}
        onClose={() => setDoomed([])}
      />
    </>
  )
}

/** The whole catalogue as a file, and back. */
function ListMenu() {
  const navigate = useNavigate()
  const download = async () => {
    const failure = await exportProducts()
    if (failure) toast.error(failure)
  }
  return (
    <Menu
      label={
        <>
          <FileSpreadsheet aria-hidden="true" className="size-5" />
          Import and export
        </>
      }
      actions={[
        { id: 'export', label: 'Export as CSV', icon: Download, onAction: download },
        {
          id: 'import',
          label: 'Import from CSV',
          icon: Upload,
          onAction: () => void navigate(pagePaths.adminProductImport),
        },
      ]}
    />
  )
}

function nameAll(products: Product[]): string {
  const [first, ...others] = products
  if (!first) return ''
  return others.length > 3
    ? countOf(products.length, 'product')
    : [first, ...others].map(({ name }) => name).join(', ')
}
