import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductPrices } from '../../../features/price-revisions/admin/product-prices.tsx'
import { newProductKey, ProductForm } from '../../../features/products/admin/product-form.tsx'
import { isAnotherSize } from '../../../features/products/admin/product-values.ts'
import { fetchProductGroups, productApi } from '../../../features/products/admin/queries.ts'
import { readPrefill } from '../../../forms/prefill.ts'
import { copyFromParam } from '../../../forms/use-unsaved-guard.ts'
import { apiOrigin } from '../../../requests/api.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'
import { CategoriesNeeded } from './categories-needed.tsx'

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const copiedId = params.get(copyFromParam)
  const [record, categories, groups, copied] = await Promise.all([
    loadRecord(productApi, 'product', id),
    fetchCategories(),
    fetchProductGroups(),
    copiedId ? fetchCopy(copiedId, isAnotherSize(params)) : undefined,
  ])
  const { fetchAnyFailed, fetchFailed } = messages.product
  const error = describeFailure(categories.error ? fetchAnyFailed : fetchFailed, record.error)
  const suggestedName = (!id && readPrefill(params)) || undefined
  return { record, error, categories: categories.data?.data, groups, copied, suggestedName }
}

/** A product to copy, and its picture, unless that is of another size. */
async function fetchCopy(id: string, anotherSize: boolean) {
  const { data } = await productApi.fetch(id)
  const image = anotherSize ? undefined : data?.record.image
  const picture = image ? await fetchPictureFile(image) : undefined
  return data && { ...data, picture, anotherSize }
}

/** A picture as a file for another record; undefined where it cannot be fetched. */
async function fetchPictureFile(path: string): Promise<File | undefined> {
  try {
    const response = await fetch(apiOrigin() + path)
    if (!response.ok) return undefined
    const bytes = await response.blob()
    return new File([bytes], path.slice(path.lastIndexOf('/') + 1), { type: bytes.type })
  } catch {
    return undefined
  }
}

/** The form for a new product, a copy, or one to edit. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { record, error, categories, groups, copied, suggestedName } = loaderData
  return (
    <RecordPage
      kind="products"
      title={copied?.anotherSize ? 'Add another size' : undefined}
      noun="product"
      data={record}
      error={error}
      list={{ path: pagePaths.adminProducts, label: 'Products' }}
    >
      <CategoriesNeeded categories={categories} groups={groups}>
        {(foundCategories, foundGroups) => (
          <ProductForm
            key={[record.id, newProductKey({ copied, suggestedName })].join()}
            {...record}
            copied={copied}
            suggestedName={suggestedName}
            categories={foundCategories}
            groups={foundGroups}
          >
            {record.loaded && <ProductPrices id={record.loaded.record._id} />}
          </ProductForm>
        )}
      </CategoriesNeeded>
    </RecordPage>
  )
}
