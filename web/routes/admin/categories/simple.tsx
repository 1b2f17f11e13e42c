import { pagePaths } from '../../../../contract/paths.ts'
import { SimpleCategoryForm } from '../../../features/categories/admin/simple-category-form.tsx'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'

export const meta = () => [{ title: 'Simple Category Form · Admin' }]

export default function SimpleCategory() {
  return (
    <>
      <PageHeader
        title="Simple Category Form"
        back={{ to: lastListAddress(pagePaths.adminCategories), label: 'Categories' }}
      />
      <SimpleCategoryForm />
    </>
  )
}
