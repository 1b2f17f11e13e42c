import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { SimpleGalleryForm } from '../../../features/gallery/admin/simple-gallery-form.tsx'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/simple2'

export const meta = () => [{ title: 'Add New Gallery Item · Admin' }]

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { categories: data?.data }
}

export default function NewSimple2Item({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Add New Gallery Item"
        back={{ to: lastListAddress(pagePaths.adminGallery), label: 'Back to Gallery' }}
      />
      {!categories && <Banner tone="danger">{messages.gallery.banner.categoriesFailed}</Banner>}
      {categories && (
        <SimpleGalleryForm
          variant="simple2"
          categories={categories}
          listPath={pagePaths.adminGallery}
        />
      )}
    </>
  )
}
