import { useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { SharePicture } from '../../../features/cards/admin/share-picture.tsx'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { type ExportFormat, exportProducts } from '../../../features/csv/admin/write-csv.ts'
import { BulkBar } from '../../../features/products/admin/bulk-bar.tsx'
import {
  useChangedProducts,
  useSavedProduct,
} from '../../../features/products/admin/list-products.ts'
import { productListAddress, readListState } from '../../../features/products/admin/list-state.ts'
import { ProductCards } from '../../../features/products/admin/product-cards.tsx'
import { ProductFilters } from '../../../features/products/admin/product-filters.tsx'
import { ProductTable } from '../../../features/products/admin/product-table.tsx'
import {
  fetchProductGroups,
  fetchProductPage,
  productApi,
} from '../../../features/products/admin/queries.ts'
import { type BulkResult, findBulkResult, storeBulkResult } from '../../../lists/bulk.ts'
import { useListParams } from '../../../lists/use-list-params.ts'
import { useSelection } from '../../../lists/use-selection.ts'
import { DeleteDialog } from '../../../ui/admin/dialogs/delete-dialog.tsx'
import { Download, FileSpreadsheet, Scale, Upload } from '../../../ui/admin/icons.tsx'
import { Menu } from '../../../ui/admin/lists/menu.tsx'
import { Pagination } from '../../../ui/admin/lists/pagination.tsx'
import { BulkResultBanner } from '../../../ui/admin/notices/bulk-result-banner.tsx'
import { JustSaved } from '../../../ui/admin/notices/just-saved.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { useTableFits } from '../../../ui/behaviour/use-media-query.ts'
import { SearchCorrection } from '../../../ui/search-correction.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

const none: Product[] = []
const resultKey = 'product-list'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readListState(new URL(request.url).searchParams)
  const [products, categories, groups] = await Promise.all([
    fetchProductPage(state),
    fetchCategories(),
    fetchProductGroups(),
  ])
  const pages = products.data?.pagination.pages
  if (pages !== undefined && state.page > Math.max(1, pages)) {
    return redirect(productListAddress({ page: Math.max(1, pages) }, state))
  }
  return {
    products: products.data,
    categories: categories.data?.data ?? [],
    groups,
    error: findLoadMessage(products.error, categories.error),
  }
}

function findLoadMessage(products?: object, categories?: object): string | undefined {
  if (products && categories) return messages.product.fetchDataFailed
  if (products) return messages.product.fetchAllFailed
  return categories && messages.category.fetchAllFailed
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { products, categories, groups, error } = loaderData
  const requested = readListState(useListParams())
  const [toDelete, setToDelete] = useState<Product[]>([])
  const [toShare, setToShare] = useState<Product[]>([])
  const [result, setResult] = useState(() => findBulkResult(resultKey))
  const selection = useSelection<Product>()
  const saved = useSavedProduct(products?.data ?? none)
  const changed = useChangedProducts()
  const hasTable = useTableFits()
  const List = hasTable ? ProductTable : ProductCards

  /** A result that the end of the session hides is stored until the next action. */
  const report = (next: BulkResult | undefined) => {
    setResult(next)
    storeBulkResult(resultKey, next?.interrupted ? next : undefined)
  }

  const list = {
    selection,
    onChange: changed.keep,
    onDelete: (product: Product) => setToDelete([product]),
    onShare: (product: Product) => setToShare([product]),
    savedId: saved.id,
  }

  return (
    <>
      <PageHeader title="Products" note={products && countOf(products.pagination.total, 'product')}>
        {hasTable && <ListMenu />}
        <AddLink to={pagePaths.adminProductNew}>Add product</AddLink>
      </PageHeader>
      <ProductFilters state={requested} categories={categories} />
      <div className="grid gap-4">
        {result && <BulkResultBanner title="Some of it could not be done" result={result} />}
        {error && <ErrorState message={error} />}
        <SearchCorrection
          search={requested.search}
          notes={products?.search}
          exactly={productListAddress({ exact: 'true' }, requested)}
          words={messages.product}
        />
        {saved.elsewhere && (
          <JustSaved>
            <List {...list} products={[changed.latest(saved.elsewhere)]} />
          </JustSaved>
        )}
        {products && products.data.length === 0 && <EmptyState title={messages.product.none} />}
        {products && products.data.length > 0 && (
          <List {...list} products={products.data.map(changed.latest)} />
        )}
        {products && (
          <Pagination
            {...products.pagination}
            addressOf={(page) => productListAddress({ page }, requested)}
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
          groups={groups}
          onDelete={setToDelete}
          onShare={setToShare}
          onResult={report}
        />
      </div>
      {toShare.length > 0 && <SharePicture products={toShare} onClose={() => setToShare([])} />}
      <DeleteProducts
        products={toDelete}
        onResult={(result) => {
          report(result.interrupted || toDelete.length > 1 ? result : undefined)
          if (result.done.length > 0) selection.deselect(toDelete)
        }}
        onClose={() => setToDelete([])}
      />
    </>
  )
}

/** Actions on the whole catalogue. */
function ListMenu() {
  const navigate = useNavigate()
  const download = async (format: ExportFormat) => {
    const failure = await exportProducts(format)
    if (failure) toast.error(failure)
  }
  return (
    <Menu
      label={
        <>
          <FileSpreadsheet className="size-5" />
          Import and export
        </>
      }
      actions={[
        { label: 'Export as CSV', icon: Download, onAction: () => download('own') },
        {
          label: 'Export for WooCommerce',
          icon: Download,
          onAction: () => download('woocommerce'),
        },
        { label: 'Export for Shopify', icon: Download, onAction: () => download('shopify') },
        {
          label: 'Import from CSV',
          icon: Upload,
          onAction: () => void navigate(pagePaths.adminProductImport),
        },
        {
          label: 'Read packs from sizes',
          icon: Scale,
          separated: true,
          onAction: () => void navigate(pagePaths.adminProductPacks),
        },
      ]}
    />
  )
}

type DeleteProductsProps = {
  products: Product[]
  onResult: (result: BulkResult) => void
  onClose: () => void
}

function DeleteProducts({ products, ...on }: DeleteProductsProps) {
  const count = products.length
  const several = `Are you sure you want to delete these ${count} products?`
  return (
    <DeleteDialog
      title={count > 1 ? 'Delete products' : 'Delete product'}
      question={count > 1 ? several : messages.product.deleteConfirm}
      records={products}
      nameOf={({ name }) => name}
      summarize={summarize}
      api={productApi}
      {...on}
    />
  )
}

function summarize(names: string[]): string {
  return names.length > 4 ? countOf(names.length, 'product') : names.join(', ')
}
