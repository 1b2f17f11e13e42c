import { type ComponentType, useEffect, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { useSite } from '../../lib/site.ts'

/** Counts the pages that follow the first one, by a script that is loaded once a visitor presses anything. */
export function LazyFollowedPages() {
  const { counts } = useSite()
  const [Followed, setFollowed] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void loadPart(() => import('./followed-pages.ts')).then(({ FollowedPages }) =>
        setFollowed(() => FollowedPages),
      )
    if (counts)
      for (const type of ['pointerdown', 'keydown', 'popstate'])
        addEventListener(type, load, { once: true, capture: true })
  }, [counts])
  return Followed && <Followed />
}
