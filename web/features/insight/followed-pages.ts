import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { VisitorCount } from '../../../contract/insight/count.ts'
import { listMarks, markCount } from '../../requests/mark-count.ts'
import { findShown } from './find-shown.ts'
import { createSearches } from './searches.ts'

/** Counts the content of each page that the router leads to. */
export function FollowedPages(): null {
  const location = useLocation()
  const { page, opened, searched } = findShown({
    ...location,
    loaderData: useMatches().at(-1)?.loaderData,
  })
  const [searches] = useState(() => createSearches(markCount, listMarks('searched').at(-1)))
  useReportOfChange('page', page, markCount)
  useReportOfChange('opened', opened, markCount)
  useReportOfChange('searched', searched, searches.add)
  useEffect(() => {
    // Before `count-visit.ts`, which listens to the window.
    const flushWhenHidden = () => document.visibilityState === 'hidden' && searches.flush()
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      searches.flush()
      document.removeEventListener('visibilitychange', flushWhenHidden)
    }
  }, [searches])
  return null
}

/** Reports the content of a page whenever it changes; the first page has been counted already. */
function useReportOfChange(
  kind: VisitorCount['kind'],
  shown: VisitorCount | undefined,
  report: (shown: VisitorCount) => void,
): void {
  const known = useRef(JSON.stringify(listMarks(kind).at(-1)))
  const now = JSON.stringify(shown)
  useEffect(() => {
    if (known.current === now) return
    known.current = now
    if (now) report(JSON.parse(now))
  }, [now, report])
}
