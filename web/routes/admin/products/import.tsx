import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductImport } from '../../../features/products/admin/csv/product-import.tsx'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/import'
import { CategoriesNeeded } from './categories-needed.tsx'

export const meta = () => [{ title: 'Import products · Admin' }]

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { categories: data?.data }
}

export default function ImportProducts({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Import products"
        back={{ to: lastListAddress(pagePaths.adminProducts), label: 'Products' }}
      />
      <CategoriesNeeded categories={categories}>
        {(found) => <ProductImport categories={found} />}
      </CategoriesNeeded>
    </>
  )
}
