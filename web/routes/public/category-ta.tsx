import { productsTa } from '../../features/products/words/ta.ts'
import type { Route } from './+types/category-ta'
import { CategoryPage, metaOfCategory } from './category-page.tsx'

export { clientLoader, headers, loader } from './category-page.tsx'

export const meta: Route.MetaFunction = (page) => metaOfCategory(page, productsTa)

export default function TamilCategory({ loaderData, params }: Route.ComponentProps) {
  return <CategoryPage loaderData={loaderData} id={params.categoryId} words={productsTa} />
}
