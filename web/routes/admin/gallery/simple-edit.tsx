import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { galleryApi } from '../../../features/gallery/admin/queries.ts'
import { SimpleGalleryForm } from '../../../features/gallery/admin/simple-gallery-form.tsx'
import { formDraftKey } from '../../../lib/drafts.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { EditRecordPage, loadRecord } from '../edit-record-page.tsx'
import type { Route } from './+types/simple-edit'

export const meta = () => [{ title: 'Edit Gallery Item · Admin' }]

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, categories] = await Promise.all([
    loadRecord(galleryApi, id, formDraftKey('gallery-simple', id)),
    fetchCategories(),
  ])
  return { ...record, categories: categories.data?.data }
}

export default function EditSimpleItem({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, categories } = loaderData
  return (
    <EditRecordPage
      title="Edit Gallery Item"
      id={params.id}
      list={{ path: pagePaths.adminGallerySimple, label: 'Back to Gallery' }}
      noun="gallery item"
      deletedId={deletedId}
      error={undefined}
    >
      {loaderData.error && <Banner tone="danger">{messages.gallery.banner.loadFailed}</Banner>}
      {!categories && <Banner tone="danger">{messages.gallery.banner.categoriesFailed}</Banner>}
      {(loaded || deletedId) && categories && (
        <SimpleGalleryForm
          key={params.id}
          variant="simple"
          loaded={loaded}
          deletedId={deletedId}
          categories={categories}
        />
      )}
    </EditRecordPage>
  )
}
