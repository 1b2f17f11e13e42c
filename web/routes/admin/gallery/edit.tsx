import { useEffect } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { MainGalleryForm } from '../../../features/gallery/admin/main-gallery-form.tsx'
import { fetchGalleryCategories, galleryApi } from '../../../features/gallery/admin/queries.ts'
import { formDraftKey } from '../../../lib/drafts.ts'
import { EditRecordPage, loadRecord } from '../edit-record-page.tsx'
import type { Route } from './+types/edit'

export const meta = () => [{ title: 'Edit Gallery Item · Admin' }]

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, suggestions] = await Promise.all([
    loadRecord(galleryApi, id, formDraftKey('gallery-main', id)),
    fetchGalleryCategories(),
  ])
  const error = record.error && (record.error.message || messages.gallery.fetchOneFailed)
  return { ...record, error, suggestions }
}

export default function EditGalleryItem({ loaderData, params }: Route.ComponentProps) {
  const { loaded, deletedId, error, suggestions } = loaderData
  useEffect(() => {
    if (error) toast.error(messages.gallery.fetchOneFailed)
  }, [error])
  return (
    <EditRecordPage
      title="Edit Gallery Item"
      id={params.id}
      list={{ path: pagePaths.adminGallery, label: 'Back to Gallery' }}
      noun="gallery item"
      deletedId={deletedId}
      error={error}
    >
      {(loaded || deletedId) && (
        <MainGalleryForm
          key={params.id}
          loaded={loaded}
          deletedId={deletedId}
          suggestions={suggestions}
        />
      )}
    </EditRecordPage>
  )
}
