import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { JsonGalleryForm } from '../../../features/gallery/admin/json-gallery-form.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/json'

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { categories: data?.data }
}

export default function JsonForm({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="JSON Gallery Form Test"
        list={{ path: pagePaths.adminGallery, label: 'Back to Gallery' }}
      />
      {!categories && <Banner tone="danger">{messages.gallery.banner.categoriesFailed}</Banner>}
      <JsonGalleryForm categories={categories} />
    </>
  )
}
