import { findSeasonError } from '../../contract/visibility/season.ts'
import type { VisibilityColumns } from '../db/catalogue-tables.ts'
import { invalid } from '../errors.ts'

/** Fields of a request; an absent one keeps its value. */
export type VisibilityWrite = {
  hidden?: boolean | undefined
  visibleFrom?: string | null | undefined
  visibleUntil?: string | null | undefined
}

/** A row's visibility in the form of a request. */
export function readVisibility(row: VisibilityColumns) {
  return {
    hidden: row.hidden === 1,
    visibleFrom: row.visible_from,
    visibleUntil: row.visible_until,
  }
}

/**
 * The columns after a write.
 * @throws ApiError 400 if the last day is before the first
 */
export function mergeVisibility(
  changes: VisibilityWrite,
  current: VisibilityColumns | null,
): VisibilityColumns {
  const stored = current && readVisibility(current)
  const { hidden = stored?.hidden ?? false } = changes
  const { visibleFrom = stored?.visibleFrom ?? null } = changes
  const { visibleUntil = stored?.visibleUntil ?? null } = changes
  const error = findSeasonError({ visibleFrom, visibleUntil })
  if (error) throw invalid({ visibleUntil: error })
  return { hidden: hidden ? 1 : 0, visible_from: visibleFrom, visible_until: visibleUntil }
}
