import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { CategoryList } from '../../../features/categories/admin/category-list.tsx'
import {
  type CategoryListState,
  categoriesAddress,
  filterRows,
  flattenCategories,
  moveCategory,
  readCategoryListState,
} from '../../../features/categories/admin/category-rows.ts'
import { categoryApi, fetchCategories } from '../../../features/categories/admin/queries.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import { sendSortOrders } from '../../../lists/sort-order.ts'
import { useListParams } from '../../../lists/use-list-params.ts'
import { replaceQuery } from '../../../lists/use-requested-params.ts'
import { useSelection } from '../../../lists/use-selection.ts'
import { useSortedRows } from '../../../lists/use-sorted-rows.ts'
import { saveCategoryNav } from '../../../requests/category-nav.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { DeleteDialog } from '../../../ui/admin/dialogs/delete-dialog.tsx'
import { VisibilitySelect } from '../../../ui/admin/fields/visibility-select.tsx'
import { HideBar } from '../../../ui/admin/lists/hide-bar.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

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
  const loaded = useMemo(() => flattenCategories(categories ?? []), [categories])
  const { rows, move } = useSortedRows(loaded, {
    plan: moveCategory,
    send: (changes) => sendSortOrders(changes, saveCategoryNav),
    failed: messages.category.orderFailed,
  })
  const { expanded, toggleExpanded, shown, setShown } = useListState()
  const selection = useSelection<Category>()
  const [toDelete, setToDelete] = useState<Category>()
  const savedId = useSavedId()

  return (
    <>
      <PageHeader title="Categories" note={categories && 'Drag a row to change the order'}>
        <ButtonLink to={pagePaths.adminCategorySimple} variant="secondary">
          <Named name="Quick add" note="Only a name" />
        </ButtonLink>
        <AddLink to={pagePaths.adminCategoryNew}>
          <Named name="Add category" note="All details" />
        </AddLink>
      </PageHeader>
      {error && <ErrorState message={error} />}
      {rows.length > 0 && (
        <search className="mb-4 grid">
          <VisibilitySelect value={shown} onChange={setShown} />
        </search>
      )}
      {categories?.length === 0 && <EmptyState title={messages.category.none} />}
      {rows.length > 0 && (
        <CategoryList
          rows={rows}
          expanded={expanded}
          shown={shown}
          selection={selection}
          savedId={savedId}
          onExpand={toggleExpanded}
          onMove={move}
          onDelete={setToDelete}
        />
      )}
      {rows.length > 0 && filterRows(rows, shown, expanded).length === 0 && (
        <EmptyState title={messages.category.noneShown} />
      )}
      <HideBar
        selection={selection}
        nameOf={({ name }) => name}
        noun={['category', 'categories']}
        api={categoryApi}
      />
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

/** The expanded parents and the filter, in the URL, so that going back and reloading restore them. */
function useListState() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = readCategoryListState(useListParams())
  const expanded = new Set(list.expanded)
  const show = (change: Partial<CategoryListState>) =>
    void navigate(categoriesAddress(change, list), { ...replaceQuery, state })
  return {
    expanded,
    shown: list.shown,
    toggleExpanded: (id: string) =>
      show({ expanded: [...expanded.symmetricDifference(new Set([id]))] }),
    setShown: (shown: CategoryListState['shown']) => show({ shown }),
  }
}
