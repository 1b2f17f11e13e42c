import { Plus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Await, type NavigateOptions, useNavigate, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { GalleryItem } from '../../../../contract/gallery.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath } from '../../../../contract/paths.ts'
import {
  type GalleryListState,
  galleryListQuery,
  readGalleryListState,
  showGalleryPage,
} from '../../../features/gallery/admin/gallery-list-state.ts'
import { GalleryCards, GalleryTable } from '../../../features/gallery/admin/gallery-table.tsx'
import {
  deleteGalleryItem,
  type Gallery,
  restoreGalleryItem,
} from '../../../features/gallery/admin/queries.ts'
import { useSavedId } from '../../../lib/saved-record.ts'
import { useListSearch } from '../../../lib/use-list-search.ts'
import { refine } from '../../../lib/use-wanted-search.ts'
import { useWideAdmin } from '../../../lib/wide-admin.ts'
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { SearchField } from '../../../ui/admin/search-field.tsx'
import { offerUndo } from '../../../ui/admin/undo-toast.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'

type GalleryListPageProps = {
  gallery: Gallery | Promise<Gallery>
  /** The forms that this list leads to. */
  newPath: string
  editPath: string
}

export function GalleryListPage({ gallery, newPath, editPath }: GalleryListPageProps) {
  const navigate = useNavigate()
  const state = readGalleryListState(new URLSearchParams(useListSearch()))
  const show = (next: GalleryListState, options?: NavigateOptions) =>
    void navigate({ search: `${galleryListQuery(next)}` }, options)

  return (
    <>
      <PageHeader title="Gallery Management">
        <ButtonLink to={newPath}>
          <Plus aria-hidden="true" className="size-4" />
          Add New
        </ButtonLink>
      </PageHeader>
      <search className="mb-4 block">
        <SearchField
          label="Search gallery items"
          placeholder="Search gallery items..."
          value={state.search}
          onSearch={(search) => show({ page: 1, search }, refine)}
        />
      </search>
      <Suspense fallback={<p role="status">{messages.gallery.loading}</p>}>
        <Await resolve={gallery}>
          {(answer) => (
            <GalleryList
              answer={answer}
              state={state}
              onPage={(page) => show({ ...state, page })}
              editAddressOf={({ _id: id }) => fillPath(editPath, { id })}
            />
          )}
        </Await>
      </Suspense>
    </>
  )
}

type GalleryListProps = {
  answer: Gallery
  state: GalleryListState
  onPage: (page: number) => void
  editAddressOf: (item: GalleryItem) => string
}

function GalleryList({ answer: { data, error }, state, onPage, editAddressOf }: GalleryListProps) {
  const { revalidate } = useRevalidator()
  const [doomed, setDoomed] = useState<GalleryItem>()
  const List = useWideAdmin() ? GalleryTable : GalleryCards
  const savedId = useSavedId()
  const { items, page, pages } = showGalleryPage(data?.data ?? [], state, savedId)
  useEffect(() => {
    if (error) toast.error(messages.gallery.fetchFailed)
  }, [error])

  const confirmDelete = async () => {
    if (!doomed) return
    const failure = await deleteGalleryItem(doomed._id)
    if (failure !== undefined) {
      toast.error(messages.gallery.deleteFailed)
      return failure
    }
    const { _id } = doomed
    offerUndo(messages.gallery.deleted, async () => {
      const failure = await restoreGalleryItem(_id)
      await revalidate()
      return failure
    })
    await revalidate()
  }

  return (
    <div className="grid gap-4">
      {error && <ErrorState message={messages.gallery.fetchFailed} />}
      {data && items.length === 0 && <EmptyState title={messages.gallery.adminNone} />}
      {items.length > 0 && (
        <List items={items} editAddressOf={editAddressOf} onDelete={setDoomed} savedId={savedId} />
      )}
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
      <ConfirmDialog
        open={doomed !== undefined}
        title="Confirm Delete"
        question="Are you sure you want to delete this gallery item?"
        subject={doomed?.title}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={confirmDelete}
        onClose={() => setDoomed(undefined)}
      />
    </div>
  )
}
