import { useLocation } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { SimpleGalleryForm } from '../../../features/gallery/admin/simple-gallery-form.tsx'
import { Banner } from '../../../ui/admin/banner.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Route } from './+types/simple-new'

export const meta = () => [{ title: 'Add New Gallery Item · Admin' }]

export async function clientLoader() {
  const { data } = await fetchCategories()
  return { categories: data?.data }
}

/** Either simple form for a new item. The second one belongs to the main list. */
export default function NewSimpleItem({ loaderData: { categories } }: Route.ComponentProps) {
  const variant = useLocation().pathname === pagePaths.adminGallerySimple2 ? 'simple2' : 'simple'
  const path = variant === 'simple2' ? pagePaths.adminGallery : pagePaths.adminGallerySimple
  return (
    <>
      <PageHeader title="Add New Gallery Item" list={{ path, label: 'Back to Gallery' }} />
      {!categories && <Banner tone="danger">{messages.gallery.banner.categoriesFailed}</Banner>}
      {categories && <SimpleGalleryForm key={variant} variant={variant} categories={categories} />}
    </>
  )
}
