import { useEffect } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { HistoryLink } from '../../../features/audit/admin/history-link.tsx'
import { galleryDraftKey } from '../../../features/gallery/admin/gallery-values.ts'
import { MainGalleryForm } from '../../../features/gallery/admin/main-gallery-form.tsx'
import {
  fetchGalleryCategories,
  fetchGalleryItem,
} from '../../../features/gallery/admin/queries.ts'
import { hasDraft } from '../../../lib/drafts.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { DeletedNotice } from '../../../ui/admin/deleted-notice.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/edit'

export const meta = () => [{ title: 'Edit Gallery Item · Admin' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, suggestions] = await Promise.all([
    fetchGalleryItem(params.id),
    fetchGalleryCategories(),
  ])
  const { data, error } = loaded
  const kept = error?.gone && hasDraft(galleryDraftKey('main', params.id))
  return {
    loaded: data,
    deletedId: kept ? params.id : undefined,
    error: kept ? undefined : error && (error.message || messages.gallery.fetchOneFailed),
    suggestions,
  }
}

export default function EditGalleryItem({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, error, suggestions } = loaderData
  useEffect(() => {
    if (error) toast.error(messages.gallery.fetchOneFailed)
  }, [error])
  return (
    <>
      <PageHeader
        title="Edit Gallery Item"
        back={{ to: lastListAddress(pagePaths.adminGallery), label: 'Back to Gallery' }}
      >
        <HistoryLink record={params.id} />
      </PageHeader>
      {error && <ErrorState message={error} />}
      {deletedId && <DeletedNotice noun="gallery item" />}
      {(loaded || deletedId) && (
        <MainGalleryForm
          key={params.id}
          loaded={loaded}
          deletedId={deletedId}
          suggestions={suggestions}
        />
      )}
    </>
  )
}
