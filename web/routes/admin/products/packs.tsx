import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { PackProposals } from '../../../features/products/admin/packs/pack-proposals.tsx'
import { fetchAllProducts } from '../../../features/products/admin/queries.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/packs'

const title = 'Packs read from sizes'

export async function clientLoader() {
  return { products: await fetchAllProducts() }
}

/** Proposes a pack for every product that has none. */
export default function PacksPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={title} list={{ path: pagePaths.adminProducts, label: 'Products' }} />
      {products ? (
        <PackProposals products={products} />
      ) : (
        <ErrorState message={messages.product.fetchAllFailed} />
      )}
    </>
  )
}
