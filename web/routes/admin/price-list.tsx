import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../contract/paths.ts'
import { priceListMessages } from '../../../contract/price-list/messages.ts'
import { MissingGlyphsNote } from '../../features/price-list/admin/missing-glyphs-note.tsx'
import { SharePanel } from '../../features/price-list/admin/share-panel.tsx'
import { ShelfTagsPanel } from '../../features/price-list/admin/shelf-tags-panel.tsx'
import { fetchProductGroups } from '../../features/products/admin/queries.ts'
import { browserApi } from '../../requests/api.ts'
import { loadCategories } from '../../requests/load-categories.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/price-list'

export async function clientLoader() {
  const [list, glyphs, groups, categories] = await Promise.all([
    browserApi().GET('/price-list'),
    browserApi().GET('/price-list/missing-glyphs'),
    fetchProductGroups(),
    loadCategories(browserApi(), 'all'),
  ])
  return {
    list: list.data?.data,
    glyphs: glyphs.data?.data ?? [],
    groups: groups ?? [],
    categories: categories.data?.data ?? [],
  }
}

/** The price list as files for chats and paper, and the tags for the shelf. */
export default function PriceListAdmin({ loaderData }: Route.ComponentProps) {
  const { list, glyphs, groups, categories } = loaderData
  return (
    <>
      <PageHeader title="Price list">
        <ButtonLink
          to={fillPath(pagePaths.adminSettingsSection, { section: 'price-list' })}
          variant="quiet"
        >
          Title and note
        </ButtonLink>
        <Link
          to={pagePaths.priceList}
          reloadDocument
          className="inline-flex min-h-11 items-center px-3 font-semibold underline underline-offset-4"
        >
          The page
        </Link>
      </PageHeader>
      <div className="grid gap-5 md:max-w-3xl">
        <MissingGlyphsNote glyphs={glyphs} />
        {!list && <ErrorState message={priceListMessages.loadFailed} />}
        {list?.listed === 0 && <EmptyState title={priceListMessages.empty} />}
        {list && list.listed > 0 && <SharePanel list={list} />}
        <ShelfTagsPanel groups={groups} categories={categories} />
      </div>
    </>
  )
}
