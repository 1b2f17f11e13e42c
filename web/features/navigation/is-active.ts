import { publicPaths } from '../../../contract/public-paths.ts'

/** True if an entry leads to the current page. Products is active only without a query. */
export function isActive(
  to: string,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const [path, query] = to.split('?')
  if (pathname !== path) return false
  if (query === undefined) return path !== publicPaths.products || search === ''
  return new URLSearchParams(search).get('category') === new URLSearchParams(query).get('category')
}
