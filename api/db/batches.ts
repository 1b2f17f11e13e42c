/** Most rows or ids in one statement: either engine takes as many, with the columns of any table. */
const maxStatementRows = 500

/** Divides items for statements that take some at a time. */
export function* inBatches<T>(items: readonly T[], size = maxStatementRows): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
