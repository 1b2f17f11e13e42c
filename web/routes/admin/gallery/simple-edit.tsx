import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { HistoryLink } from '../../../features/audit/admin/history-link.tsx'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { galleryDraftKey } from '../../../features/gallery/admin/gallery-values.ts'
import { fetchGalleryItem } from '../../../features/gallery/admin/queries.ts'
import { SimpleGalleryForm } from '../../../features/gallery/admin/simple-gallery-form.tsx'
import { hasDraft } from '../../../lib/drafts.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { DeletedNotice } from '../../../ui/admin/deleted-notice.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/simple-edit'

export const meta = () => [{ title: 'Edit Gallery Item · Admin' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, categories] = await Promise.all([fetchGalleryItem(params.id), fetchCategories()])
  const { data, error } = loaded
  const kept = error?.gone && hasDraft(galleryDraftKey('simple', params.id))
  return {
    loaded: data,
    deletedId: kept ? params.id : undefined,
    categories: categories.data?.data,
  }
}

export default function EditSimpleItem({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, categories } = loaderData
  return (
    <>
      <PageHeader
        title="Edit Gallery Item"
        back={{ to: lastListAddress(pagePaths.adminGallerySimple), label: 'Back to Gallery' }}
      >
        <HistoryLink record={params.id} />
      </PageHeader>
      {deletedId && <DeletedNotice noun="gallery item" />}
      {!loaded && !deletedId && <Banner tone="danger">{messages.gallery.banner.loadFailed}</Banner>}
      {!categories && <Banner tone="danger">{messages.gallery.banner.categoriesFailed}</Banner>}
      {(loaded || deletedId) && categories && (
        <SimpleGalleryForm
          key={params.id}
          variant="simple"
          loaded={loaded}
          deletedId={deletedId}
          categories={categories}
          listPath={pagePaths.adminGallerySimple}
        />
      )}
    </>
  )
}
