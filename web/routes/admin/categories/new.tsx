import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { CategoryForm } from '../../../features/categories/admin/category-form.tsx'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/new'

export const meta = () => [{ title: 'Add category · Admin' }]

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { parents: data?.data.filter(({ parent }) => !parent) }
}

export default function NewCategory({ loaderData: { parents } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Add category"
        back={{ to: lastListAddress(pagePaths.adminCategories), label: 'Categories' }}
      />
      {!parents && <Banner tone="danger">{messages.category.loadFailed}</Banner>}
      <CategoryForm parents={parents ?? []} />
    </>
  )
}
