import { useEffect } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { MainGalleryForm } from '../../../features/gallery/admin/main-gallery-form.tsx'
import { fetchGalleryCategories, galleryApi } from '../../../features/gallery/admin/queries.ts'
import { loadRecord, RecordPage } from '../record-page.tsx'
import type { Route } from './+types/form'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [record, suggestions] = await Promise.all([
    loadRecord(galleryApi, 'gallery-main', id),
    fetchGalleryCategories(),
  ])
  const error = record.error && (record.error.message || messages.gallery.fetchOneFailed)
  return { record, error, suggestions }
}

/** The main form for a new item, or one to edit. */
export default function GalleryItemPage({
  loaderData: { record, error, suggestions },
}: Route.ComponentProps) {
  useEffect(() => {
    if (error) toast.error(messages.gallery.fetchOneFailed)
  }, [error])
  return (
    <RecordPage
      kind="gallery"
      title={record.id ? 'Edit Gallery Item' : 'Add Gallery Item'}
      noun="gallery item"
      data={record}
      error={error}
      list={{ path: pagePaths.adminGallery, label: 'Back to Gallery' }}
    >
      <MainGalleryForm key={record.id} {...record} suggestions={suggestions} />
    </RecordPage>
  )
}
