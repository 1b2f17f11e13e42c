import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { ProductImport } from '../../../features/csv/admin/product-import.tsx'
import { findImport } from '../../../features/csv/admin/stored-import.ts'
import { fetchProductGroups } from '../../../features/products/admin/queries.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/import'
import { CategoriesNeeded } from './categories-needed.tsx'

export async function clientLoader() {
  const [{ data }, groups, stored] = await Promise.all([
    fetchCategories(),
    fetchProductGroups(),
    findImport(),
  ])
  return { categories: data?.data, groups, stored }
}

export default function ImportProducts({
  loaderData: { categories, groups, stored },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Import products"
        list={{ path: pagePaths.adminProducts, label: 'Products' }}
      />
      <CategoriesNeeded categories={categories} groups={groups}>
        {(found) => <ProductImport categories={found} stored={stored} />}
      </CategoriesNeeded>
    </>
  )
}
