import { limits } from '../../contract/limits.ts'

/** Something that stands in a list by its order. */
export type Ordered = { id: string; order: number }
export type DropPosition = 'before' | 'after'

/**
 * The order that takes something to where it was dropped: one beyond the end of the list, or halfway
 * between the neighbours. `rows` stand as they are shown.
 */
export function orderForDrop(rows: Ordered[], targetId: string, position: DropPosition): number {
  const index = rows.findIndex(({ id }) => id === targetId)
  const target = rows[index]
  if (!target) throw new Error(`No row ${targetId}`)
  const neighbour = rows[position === 'before' ? index - 1 : index + 1]
  if (neighbour) return (target.order + neighbour.order) / 2
  return position === 'before' ? target.order - 1 : target.order + 1
}

/** The rows as they stand after the drop. */
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

/**
 * What to write so that the rows stand as dropped: the moved row's order alone, or, where its new
 * neighbours leave no room, a fresh numbering of all.
 */
export function planMove(
  rows: Ordered[],
  movedId: string,
  targetId: string,
  position: DropPosition,
): Ordered[] {
  const after = moveRow(rows, movedId, targetId, position)
  if (after.every((row, index) => row === rows[index])) return []
  const order = orderForDrop(rows, targetId, position)
  const index = after.findIndex(({ id }) => id === movedId)
  const above = after[index - 1]?.order ?? -Infinity
  const below = after[index + 1]?.order ?? Infinity
  if (above < order && order < below) return [{ id: movedId, order }]
  return renumber(after).filter(
    ({ id, order }) => rows.find((row) => row.id === id)?.order !== order,
  )
}

/** Orders of even spacing, in the rows' sequence. */
export function renumber(rows: { id: string }[]): Ordered[] {
  return rows.map(({ id }, index) => ({ id, order: index * limits.order.spacing }))
}
