import { Suspense, useEffect, useState } from 'react'
import {
  Await,
  type NavigateOptions,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
} from 'react-router'
import { toast } from 'sonner'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import {
  type GalleryListState,
  galleryAddress,
  readGalleryListState,
  showGalleryPage,
} from '../../../features/gallery/admin/gallery-list-state.ts'
import { GalleryCards, GalleryTable } from '../../../features/gallery/admin/gallery-table.tsx'
import {
  fetchGalleryOrPromise,
  type Gallery,
  galleryApi,
} from '../../../features/gallery/admin/queries.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import { useListParams } from '../../../lists/use-list-params.ts'
import { replaceQuery } from '../../../lists/use-requested-params.ts'
import { useSelection } from '../../../lists/use-selection.ts'
import { DeleteDialog } from '../../../ui/admin/dialogs/delete-dialog.tsx'
import { SearchField } from '../../../ui/admin/fields/search-field.tsx'
import { VisibilitySelect } from '../../../ui/admin/fields/visibility-select.tsx'
import { ActiveFilter } from '../../../ui/admin/lists/active-filter.tsx'
import { HideBar } from '../../../ui/admin/lists/hide-bar.tsx'
import { JustSaved } from '../../../ui/admin/notices/just-saved.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { useWideAdmin } from '../../../ui/behaviour/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export function clientLoader() {
  return fetchGalleryOrPromise()
}

/** The list is searched in the browser, so another search or page needs no new response. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

const mainForms = { new: pagePaths.adminGalleryNew, edit: pagePaths.adminGalleryEdit }
const simpleForms = {
  new: pagePaths.adminGallerySimpleNew,
  edit: pagePaths.adminGallerySimpleEdit,
}

/** The list at both of its addresses; one leads to the main form, the other to the simple one. */
export default function GalleryPage({ loaderData: { gallery } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isSimple = pathname === pagePaths.adminGallerySimple
  const forms = isSimple ? simpleForms : mainForms
  const state = readGalleryListState(useListParams())
  const show = (change: Partial<GalleryListState>, options?: NavigateOptions) =>
    void navigate(galleryAddress(pathname, change, state), options)

  return (
    <>
      <PageHeader title="Gallery Management">
        <AddLink to={forms.new}>Add New</AddLink>
      </PageHeader>
      <search className="mb-4 grid gap-2">
        <SearchField
          label="Search gallery items"
          placeholder="Search gallery items..."
          value={state.search}
          onSearch={(search) => show({ search }, replaceQuery)}
        />
        <VisibilitySelect value={state.shown} onChange={(shown) => show({ shown }, replaceQuery)} />
        {state.care && (
          <ActiveFilter label="Not all in Tamil" onClear={() => show({ care: '' }, replaceQuery)} />
        )}
      </search>
      <Suspense fallback={<p role="status">{messages.gallery.loading}</p>}>
        <Await resolve={gallery}>
          {(response) => (
            <GalleryList
              gallery={response}
              state={state}
              onPage={(page) => show({ page })}
              editAddressOf={({ _id: id }) => fillPath(forms.edit, { id })}
            />
          )}
        </Await>
      </Suspense>
    </>
  )
}

type GalleryListProps = {
  gallery: Gallery
  state: GalleryListState
  onPage: (page: number) => void
  editAddressOf: (item: GalleryItem) => string
}

function GalleryList({ gallery: { data, error }, state, onPage, editAddressOf }: GalleryListProps) {
  const [toDelete, setToDelete] = useState<GalleryItem>()
  const List = useWideAdmin() ? GalleryTable : GalleryCards
  const savedId = useSavedId()
  const selection = useSelection<GalleryItem>()
  const list = { editAddressOf, onDelete: setToDelete, selection, savedId }
  const { items, page, pages, elsewhere } = showGalleryPage(data?.data ?? [], state, savedId)
  useEffect(() => {
    if (error) toast.error(messages.gallery.fetchFailed)
  }, [error])

  return (
    <div className="grid gap-4">
      {error && <ErrorState message={messages.gallery.fetchFailed} />}
      {elsewhere && (
        <JustSaved>
          <List {...list} items={[elsewhere]} />
        </JustSaved>
      )}
      {data && items.length === 0 && <EmptyState title={messages.gallery.adminNone} />}
      {items.length > 0 && <List {...list} items={items} />}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center justify-center gap-4">
          <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Prev
          </Button>
          <p className="tabular-nums">
            Page {page} of {pages}
          </p>
          <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
      <HideBar
        selection={selection}
        nameOf={({ title }) => title}
        noun={['item', 'items']}
        api={galleryApi}
      />
      <DeleteDialog
        title="Confirm Delete"
        question="Are you sure you want to delete this gallery item?"
        records={toDelete ? [toDelete] : []}
        nameOf={({ title }) => title}
        api={galleryApi}
        success={messages.gallery.deleted}
        onResult={({ failed }) => {
          if (failed.length > 0) toast.error(messages.gallery.deleteFailed)
        }}
        onClose={() => setToDelete(undefined)}
      />
    </div>
  )
}
