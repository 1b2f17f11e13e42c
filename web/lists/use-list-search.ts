import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { tabStorage } from '../storage/browser-storage.ts'
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

/** The last query of each list (page, search, filter) in this tab, which forms return to. */

const prefix = 'admin-list:'

function rememberListAddress(path: string, search: string): void {
  tabStorage.write(prefix + path, search)
}

/** The list's last URL in this tab. */
export function lastListAddress(path: string): string {
  return path + (tabStorage.read(prefix + path) ?? '')
}
