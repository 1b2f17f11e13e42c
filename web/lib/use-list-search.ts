import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { rememberListAddress } from './list-addresses.ts'
import { useRequestedSearch } from './use-requested-search.ts'

/** The last requested query of a list, which its forms return to. */
export function useListSearch(): string {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = useRequestedSearch()
  const leaving = next !== undefined && next.pathname !== pathname
  useEffect(() => {
    if (!leaving) rememberListAddress(pathname, search)
  }, [leaving, pathname, search])
  return search
}
