import { type NavigateOptions, useLocation, useNavigation } from 'react-router'

/**
 * The query that this page was last asked for; its answer may not be there yet. An address that is
 * built from the query that was answered takes back what was typed or chosen since.
 */
export function useRequestedSearch(): string {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === pathname ? next.search : search
}

/**
 * How the query of a page is changed. At once: leaving a search box sends what was typed, and the
 * press that follows in the same moment has to find its address.
 */
export const replaceQuery = {
  replace: true,
  preventScrollReset: true,
  flushSync: true,
} satisfies NavigateOptions
