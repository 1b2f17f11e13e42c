import { useLocation } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import {
  CategoryForm,
  SimpleCategoryForm,
} from '../../../features/categories/admin/category-form.tsx'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/new'

const title = 'Add category'
const simpleTitle = 'Simple Category Form'

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${isSimple(location) ? simpleTitle : title} · Admin` },
]

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { parents: data?.data.filter(({ parent }) => !parent) }
}

/** Either form for a new category. */
export default function NewCategory({ loaderData: { parents } }: Route.ComponentProps) {
  const simple = isSimple(useLocation())
  return (
    <>
      <PageHeader
        title={simple ? simpleTitle : title}
        list={{ path: pagePaths.adminCategories, label: 'Categories' }}
      />
      {!simple && !parents && <Banner tone="danger">{messages.category.loadFailed}</Banner>}
      {simple ? <SimpleCategoryForm /> : <CategoryForm parents={parents ?? []} />}
    </>
  )
}

function isSimple({ pathname }: { pathname: string }): boolean {
  return pathname === pagePaths.adminCategorySimple
}
