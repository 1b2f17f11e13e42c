import { productsEn } from '../../features/products/words/en.ts'
import type { Route } from './+types/category'
import { CategoryPage, metaOfCategory } from './category-page.tsx'

export { clientLoader, headers, loader } from './category-page.tsx'

export const meta: Route.MetaFunction = (page) => metaOfCategory(page, productsEn)

export default function Category({ loaderData, params }: Route.ComponentProps) {
  return <CategoryPage loaderData={loaderData} id={params.categoryId} words={productsEn} />
}
