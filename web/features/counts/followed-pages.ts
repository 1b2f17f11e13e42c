import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { VisitorCount } from '../../../contract/insight/count.ts'
import { listMarks, markCount } from '../../lib/mark-count.ts'
import { createSearches } from './searches.ts'
import { whatIsShown } from './what-is-shown.ts'

/** Counts what each page shows that the router leads to. */
export function FollowedPages(): null {
  const location = useLocation()
  const { page, opened, searched } = whatIsShown({
    ...location,
    loaderData: useMatches().at(-1)?.loaderData,
  })
  const [searches] = useState(() => createSearches(markCount, listMarks('searched').at(-1)))
  useNews('page', page, markCount)
  useNews('opened', opened, markCount)
  useNews('searched', searched, searches.see)
  useEffect(() => {
    // Before `count-visit.ts`, which listens to the window.
    const endWhenHidden = () => document.visibilityState === 'hidden' && searches.end()
    document.addEventListener('visibilitychange', endWhenHidden)
    return () => {
      searches.end()
      document.removeEventListener('visibilitychange', endWhenHidden)
    }
  }, [searches])
  return null
}

/** Tells of what is shown each time that it is another; the first page has been counted. */
function useNews(
  kind: VisitorCount['kind'],
  shown: VisitorCount | undefined,
  tell: (shown: VisitorCount) => void,
): void {
  const known = useRef(JSON.stringify(listMarks(kind).at(-1)))
  const now = JSON.stringify(shown)
  useEffect(() => {
    if (known.current === now) return
    known.current = now
    if (now) tell(JSON.parse(now))
  }, [now, tell])
}
