import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { tabStorage } from '../storage/browser-storage.ts'
import { useRequestedSearch } from './use-requested-params.ts'

/** The query (page, search, filters) that was last requested of a list, and to which its forms return. */
export function useListParams(): URLSearchParams {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = useRequestedSearch()
  const leaving = next !== undefined && next.pathname !== pathname
  useEffect(() => {
    if (!leaving) rememberListAddress(pathname, search)
  }, [leaving, pathname, search])
  return new URLSearchParams(search)
}

/** Prefix of the keys under which this tab stores the last query of each list. */
const prefix = 'admin-list:'

function rememberListAddress(path: string, search: string): void {
  tabStorage.write(prefix + path, search)
}

/** The list's last URL in this tab. */
export function lastListAddress(path: string): string {
  return path + (tabStorage.read(prefix + path) ?? '')
}

/** The query of that URL. */
export function lastListParams(path: string): URLSearchParams {
  return new URLSearchParams(lastListAddress(path).split('?')[1])
}
