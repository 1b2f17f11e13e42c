import { limits } from '../../contract/limits.ts'
import type { SaveResult } from '../requests/save-result.ts'

export type SortOrder = { id: string; order: number }
export type DropPosition = 'before' | 'after'

/** The sort order of a dropped row: one beyond the end of the list, or halfway between its neighbours. */
export function sortOrderForDrop(
  rows: SortOrder[],
  targetId: string,
  position: DropPosition,
): number {
  const index = rows.findIndex(({ id }) => id === targetId)
  const target = rows[index]
  if (!target) throw new Error(`No row ${targetId}`)
  const neighbour = rows[position === 'before' ? index - 1 : index + 1]
  if (neighbour) return (target.order + neighbour.order) / 2
  return position === 'before' ? target.order - 1 : target.order + 1
}

/** The rows after the drop. */
export function moveRow<T extends { id: string }>(
  rows: T[],
  movedId: string,
  targetId: string,
  position: DropPosition,
): T[] {
  const moved = rows.find(({ id }) => id === movedId)
  if (!moved || movedId === targetId) return rows
  const others = rows.filter((row) => row !== moved)
  const index = others.findIndex(({ id }) => id === targetId) + (position === 'after' ? 1 : 0)
  return others.toSpliced(index, 0, moved)
}

/** The same with the new sort orders in the rows, and those to write. */
export function moveAndRenumber<T extends SortOrder>(
  rows: T[],
  ...drop: [movedId: string, targetId: string, position: DropPosition]
): { rows: T[]; changes: SortOrder[] } {
  const changes = planMove(rows, ...drop)
  const moved = moveRow(rows, ...drop).map((row) => ({
    ...row,
    order: changes.find(({ id }) => id === row.id)?.order ?? row.order,
  }))
  return { rows: moved, changes }
}

/**
 * The sort orders to write after a drop: the moved row's alone, or a renumbering of all rows where there is
 * no number left between its neighbours.
 */
export function planMove(
  rows: SortOrder[],
  movedId: string,
  targetId: string,
  position: DropPosition,
): SortOrder[] {
  const after = moveRow(rows, movedId, targetId, position)
  if (after.every((row, index) => row === rows[index])) return []
  const order = sortOrderForDrop(rows, targetId, position)
  const index = after.findIndex(({ id }) => id === movedId)
  const above = after[index - 1]?.order ?? -Infinity
  const below = after[index + 1]?.order ?? Infinity
  if (above < order && order < below) return [{ id: movedId, order }]
  return renumber(after).filter(
    ({ id, order }) => rows.find((row) => row.id === id)?.order !== order,
  )
}

/** Sends sort orders one by one. Returns the failed one and those after it, which are not sent. */
export async function sendSortOrders(
  changes: SortOrder[],
  save: (id: string, change: { order: number }) => Promise<SaveResult<unknown>>,
): Promise<SortOrder[]> {
  for (const [index, { id, order }] of changes.entries()) {
    const { failure } = await save(id, { order })
    if (failure) return changes.slice(index)
  }
  return []
}

/** Evenly spaced sort orders in the rows' sequence. */
export function renumber(rows: { id: string }[]): SortOrder[] {
  return rows.map(({ id }, index) => ({ id, order: index * limits.sortOrder.spacing }))
}
