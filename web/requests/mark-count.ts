import type { VisitorCount } from '../../contract/insight/count.ts'

/** Name of performance marks that are counted. */
export const countMark = 'count'

/**
 * Marks something as done, for `count-visit.ts`, which sends it: the browser hands the marks on, also those from
 * before it listened.
 */
export function markCount(detail: VisitorCount): void {
  performance.mark(countMark, { detail })
}

/** Marks of a kind since the document was opened. */
export function listMarks(kind: VisitorCount['kind']): VisitorCount[] {
  const marks = performance.getEntriesByName(countMark) as PerformanceMark[]
  return marks.map(({ detail }) => detail).filter((done) => done.kind === kind)
}
