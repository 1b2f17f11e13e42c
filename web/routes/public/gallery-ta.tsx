import { galleryTa } from '../../features/gallery/words/ta.ts'
import type { Route } from './+types/gallery-ta'
import { GalleryPage, metaOfGallery } from './gallery-page.tsx'

export { clientLoader, headers, loader } from './gallery-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfGallery(args, galleryTa)

export default function TamilGallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage words={galleryTa} page={loaderData} />
}
