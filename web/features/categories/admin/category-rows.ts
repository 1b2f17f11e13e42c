import type { Category } from '../../../../contract/categories/category.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { hasTamil } from '../../../../contract/text/has-tamil.ts'
import { type Visibility, visibilities } from '../../../../contract/visibility/states.ts'
import { listAddress } from '../../../lists/list-query.ts'
import { type DropPosition, moveAndRenumber, type SortOrder } from '../../../lists/sort-order.ts'
import { lastListParams } from '../../../lists/use-list-params.ts'

export type CategoryRow = ReturnType<typeof toRow>

const start = {
  /** Ids of the main categories whose subcategories are shown. */
  expanded: [] as readonly string[],
  /** Categories that everybody sees, or only staff; blank for all. */
  shown: '' as Visibility | '',
}

/** State of the list of categories in the URL. */
export type CategoryListState = typeof start

/** Reads the state from a URL; invalid values become defaults. */
export function readCategoryListState(params: URLSearchParams): CategoryListState {
  const shown = visibilities.find((name) => name === params.get('shown'))
  return { expanded: params.getAll('expanded'), shown: shown ?? start.shown }
}

/** The list's URL in a state. */
export function categoriesAddress(change: Partial<CategoryListState>, state = start): string {
  return listAddress(pagePaths.adminCategories, { ...state, ...change }, start)
}

/** The list's last URL, with the parent of a saved subcategory expanded. */
export function savedListAddress({ parent }: Pick<Category, 'parent'>): string {
  const { expanded } = readCategoryListState(lastListParams(pagePaths.adminCategories))
  return categoriesAddress({ expanded: parent ? [...new Set([...expanded, parent])] : expanded })
}

/** The categories of both levels without a name in Tamil. */
export function listWithoutTamil(categories: Category[]): Category[] {
  return flattenCategories(categories)
    .map(({ category }) => category)
    .filter(({ name, nameTa }) => !hasTamil([[name, nameTa]]))
}

/** The list with each of these in sight. */
export function shownAddress(categories: Category[]): string {
  const parents = categories.map(({ parent }) => parent).filter((parent) => parent !== undefined)
  return categoriesAddress({ expanded: [...new Set(parents)] })
}

/** Main categories in their order, each followed by its subcategories. */
export function flattenCategories(categories: Category[]): CategoryRow[] {
  return categories
    .filter(({ parent }) => !parent)
    .flatMap((main) => [toRow(main), ...(main.subcategories ?? []).map(toRow)])
}

/** The rows of one state; of all, those whose parents are expanded. */
export function filterRows(
  rows: CategoryRow[],
  shown: Visibility | '',
  expanded: ReadonlySet<string>,
): CategoryRow[] {
  if (shown !== '') return rows.filter(({ category }) => category.visibility === shown)
  return rows.filter(({ parentId }) => parentId === '' || expanded.has(parentId))
}

function toRow(category: Category) {
  return {
    id: category._id,
    name: category.name,
    order: category.order,
    category,
    /** Empty for a main category. */
    parentId: category.parent ?? '',
    subcategories: category.subcategories?.length ?? 0,
  }
}

/** The rows after a drop among siblings, and the orders to send. */
export function moveCategory(
  rows: CategoryRow[],
  movedId: string,
  targetId: string,
  position: DropPosition,
): { rows: CategoryRow[]; changes: SortOrder[] } {
  const moved = rows.find(({ id }) => id === movedId)
  const siblings = rows.filter(({ parentId }) => parentId === moved?.parentId)
  const sorted = moveAndRenumber(siblings, movedId, targetId, position)
  return { ...sorted, rows: withSiblings(rows, moved?.parentId ?? '', sorted.rows) }
}

/** Replaces siblings by their new sequence; subcategories stay with their parents. */
function withSiblings(
  rows: CategoryRow[],
  parentId: string,
  sequence: CategoryRow[],
): CategoryRow[] {
  const childrenOf = (id: string) =>
    id === parentId ? sequence : rows.filter((row) => row.parentId === id)
  return childrenOf('').flatMap((main) => [main, ...childrenOf(main.id)])
}
