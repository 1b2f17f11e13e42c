import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductForm } from '../../../features/products/admin/product-form.tsx'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/new'
import { CategoriesNeeded } from './categories-needed.tsx'

export const meta = () => [{ title: 'Add product · Admin' }]

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { categories: data?.data }
}

export default function NewProduct({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Add product"
        back={{ to: lastListAddress(pagePaths.adminProducts), label: 'Products' }}
      />
      <CategoriesNeeded categories={categories}>
        {(found) => <ProductForm categories={found} />}
      </CategoriesNeeded>
    </>
  )
}
