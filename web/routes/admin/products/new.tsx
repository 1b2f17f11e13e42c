import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductForm } from '../../../features/products/admin/product-form.tsx'
import { productApi } from '../../../features/products/admin/queries.ts'
import { fetchPictureFile } from '../../../lib/picture-file.ts'
import { copyFromParam } from '../../../lib/use-unsaved-guard.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/new'
import { CategoriesNeeded } from './categories-needed.tsx'

export const meta = () => [{ title: 'Add product · Admin' }]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const copiedId = new URL(request.url).searchParams.get(copyFromParam)
  const [categories, copied] = await Promise.all([
    fetchCategories(),
    copiedId ? fetchCopy(copiedId) : undefined,
  ])
  return { categories: categories.data?.data, copied }
}

/** A product and its picture, to copy. */
async function fetchCopy(id: string) {
  const { data } = await productApi.fetch(id)
  const image = data?.record.image
  return data && { ...data, picture: image ? await fetchPictureFile(image) : undefined }
}

export default function NewProduct({ loaderData }: Route.ComponentProps) {
  const { categories, copied } = loaderData
  return (
    <>
      <PageHeader title="Add product" list={{ path: pagePaths.adminProducts, label: 'Products' }} />
      <CategoriesNeeded categories={categories}>
        {(found) => (
          <ProductForm key={copied?.record._id ?? 'new'} copied={copied} categories={found} />
        )}
      </CategoriesNeeded>
    </>
  )
}
