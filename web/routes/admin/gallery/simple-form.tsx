import { useLocation } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { galleryApi } from '../../../features/gallery/admin/queries.ts'
import { SimpleGalleryForm } from '../../../features/gallery/admin/simple-gallery-form.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/simple-form'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, categories] = await Promise.all([
    loadRecord(galleryApi, 'gallery-simple', id),
    fetchCategories(),
  ])
  return { record, categories: categories.data?.data }
}

/** Either simple form for a new item, or the one to edit. The second form belongs to the main list. */
export default function SimpleItemPage({
  loaderData: { record, categories },
}: Route.ComponentProps) {
  const variant = useLocation().pathname === pagePaths.adminGallerySimple2 ? 'simple2' : 'simple'
  const path = variant === 'simple2' ? pagePaths.adminGallery : pagePaths.adminGallerySimple
  const { loadFailed, categoriesFailed } = messages.gallery.banner
  return (
    <RecordPage
      kind="gallery"
      title={record.id ? 'Edit Gallery Item' : 'Add New Gallery Item'}
      noun="gallery item"
      data={record}
      error={record.error && <Banner tone="danger">{loadFailed}</Banner>}
      list={{ path, label: 'Back to Gallery' }}
    >
      {!categories && <Banner tone="danger">{categoriesFailed}</Banner>}
      {categories && (
        <SimpleGalleryForm
          key={record.id ?? variant}
          variant={variant}
          {...record}
          categories={categories}
        />
      )}
    </RecordPage>
  )
}
