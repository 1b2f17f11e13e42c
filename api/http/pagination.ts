import type { Pagination } from '../../contract/envelope.ts'

/** Tells where a page stands in its list. */
export function paginate(
  { page, limit }: { page: number; limit: number },
  total: number,
): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) }
}
