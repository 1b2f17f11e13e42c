import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { CategoryList } from '../../../features/categories/admin/category-list.tsx'
import {
  expandedAddress,
  flattenCategories,
  moveCategory,
  readExpanded,
} from '../../../features/categories/admin/category-rows.ts'
import { categoryApi, fetchCategories } from '../../../features/categories/admin/queries.ts'
import { sendOrders } from '../../../lib/category-orders.ts'
import { describeFailure } from '../../../lib/save-result.ts'
import { useSavedId } from '../../../lib/saved-record.ts'
import { useListSearch } from '../../../lib/use-list-search.ts'
import { useQueue } from '../../../lib/use-queue.ts'
import { replaceQuery } from '../../../lib/use-requested-search.ts'
import { DeleteDialog } from '../../../ui/admin/delete-dialog.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import type { Move } from '../../../ui/admin/sortable-list.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export const meta = () => [{ title: 'Categories · Admin' }]

export async function clientLoader() {
  const { data, error } = await fetchCategories()
  return {
    categories: data?.data,
    error: describeFailure(messages.category.fetchAllFailed, error),
  }
}

export default function CategoriesPage({
  loaderData: { categories, error },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [rows, setRows] = useState(() => flattenCategories(categories ?? []))
  const [expanded, toggleExpanded] = useExpanded()
  const [toDelete, setToDelete] = useState<Category>()
  const savedId = useSavedId()
  const enqueue = useQueue()
  const unsent = useRef(0)
  // While moves are being sent, these rows are newer than the server's.
  useEffect(() => {
    if (unsent.current === 0) setRows(flattenCategories(categories ?? []))
  }, [categories])

  const move: Move = async (movedId, targetId, position) => {
    const moved = moveCategory(rows, movedId, targetId, position)
    if (moved.changes.length === 0) return
    setRows(moved.rows)
    unsent.current++
    const failed = await enqueue(() => sendOrders(moved.changes))
    unsent.current--
    if (failed.length > 0) toast.error(messages.category.orderFailed)
    if (unsent.current === 0) await revalidate()
  }

  return (
    <>
      <PageHeader title="Categories" note={categories && 'Drag a row to change the order'}>
        <ButtonLink to={pagePaths.adminCategorySimple} variant="secondary">
          <Named name="Quick add" note="Only a name" />
        </ButtonLink>
        <ButtonLink to={pagePaths.adminCategoryNew}>
          <Plus className="size-4" />
          <Named name="Add category" note="All details" />
        </ButtonLink>
      </PageHeader>
      {error && <ErrorState message={error} />}
      {categories?.length === 0 && <EmptyState title={messages.category.none} />}
      {rows.length > 0 && (
        <CategoryList
          rows={rows}
          expanded={expanded}
          savedId={savedId}
          onExpand={toggleExpanded}
          onMove={move}
          onDelete={setToDelete}
        />
      )}
      <DeleteDialog
        title="Delete category"
        question={messages.category.deleteConfirm}
        records={toDelete ? [toDelete] : []}
        nameOf={({ name }) => name}
        api={categoryApi}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

function Named({ name, note }: { name: string; note: string }) {
  return (
    <span className="grid gap-0.5 text-left">
      {name} <span className="text-xs leading-none font-normal">{note}</span>
    </span>
  )
}

/** The expanded parents, in the URL, so that going back and reloading restore them. */
function useExpanded(): [ReadonlySet<string>, (id: string) => void] {
  const { state } = useLocation()
  const navigate = useNavigate()
  const expanded = readExpanded(new URLSearchParams(useListSearch()))
  const toggle = (id: string) => {
    const next = expanded.symmetricDifference(new Set([id]))
    void navigate(expandedAddress(next), { ...replaceQuery, state })
  }
  return [expanded, toggle]
}
