import { pagePaths } from '../../../../contract/paths.ts'
import { fetchGalleryOrPromise } from '../../../features/gallery/admin/queries.ts'
import type { Route } from './+types/list'
import { GalleryListPage } from './gallery-list-page.tsx'

export const meta = () => [{ title: 'Gallery Management · Admin' }]

export function clientLoader() {
  return fetchGalleryOrPromise()
}

export { revalidateOnPathChange as shouldRevalidate } from './revalidation.ts'

export default function GalleryPage({ loaderData: { gallery } }: Route.ComponentProps) {
  return (
    <GalleryListPage
      gallery={gallery}
      newPath={pagePaths.adminGalleryNew}
      editPath={pagePaths.adminGalleryEdit}
    />
  )
}
