import { productsEn } from '../../features/products/words/en.ts'
import type { Route } from './+types/products'
import { metaOfProducts, ProductsPage } from './products-page.tsx'

export { clientLoader, headers, loader, shouldRevalidate } from './products-page.tsx'

export const meta: Route.MetaFunction = (page) => metaOfProducts(page, productsEn)

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ProductsPage loaderData={loaderData} words={productsEn} />
}
