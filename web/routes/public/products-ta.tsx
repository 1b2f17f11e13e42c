import { productsTa } from '../../features/products/words/ta.ts'
import type { Route } from './+types/products-ta'
import { metaOfProducts, ProductsPage } from './products-page.tsx'

export { clientLoader, headers, loader, shouldRevalidate } from './products-page.tsx'

export const meta: Route.MetaFunction = (page) => metaOfProducts(page, productsTa)

export default function TamilProducts({ loaderData }: Route.ComponentProps) {
  return <ProductsPage loaderData={loaderData} words={productsTa} />
}
