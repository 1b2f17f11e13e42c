import { pagePaths } from '../../../../contract/paths.ts'
import { MainGalleryForm } from '../../../features/gallery/admin/main-gallery-form.tsx'
import { fetchGalleryCategories } from '../../../features/gallery/admin/queries.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/new'

export const meta = () => [{ title: 'Add Gallery Item · Admin' }]

export async function clientLoader() {
  return { suggestions: await fetchGalleryCategories() }
}

export default function NewGalleryItem({ loaderData: { suggestions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Add Gallery Item"
        list={{ path: pagePaths.adminGallery, label: 'Back to Gallery' }}
      />
      <MainGalleryForm suggestions={suggestions} />
    </>
  )
}
