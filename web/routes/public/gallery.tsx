import { galleryEn } from '../../features/gallery/words/en.ts'
import type { Route } from './+types/gallery'
import { GalleryPage, metaOfGallery } from './gallery-page.tsx'

export { clientLoader, headers, loader } from './gallery-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfGallery(args, galleryEn)

export default function EnglishGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage words={galleryEn} page={loaderData} />
}
