import { type NavigateOptions, useLocation, useNavigation } from 'react-router'

/**
 * The query of this page that was requested last, even while it is loading. URLs built from the loaded
 * query would revert what was typed or chosen since.
 */
export function useRequestedParams(): URLSearchParams {
  return new URLSearchParams(useRequestedSearch())
}

/** The same as text, beginning with its question mark. */
export function useRequestedSearch(): string {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === pathname ? next.search : search
}

/**
 * Options for changing a page's query. `flushSync`, because leaving a search box navigates, and the
 * click that caused it must find links with the new query.
 */
export const replaceQuery = {
  replace: true,
  preventScrollReset: true,
  flushSync: true,
} satisfies NavigateOptions
