import { type ComponentType, useEffect, useState } from 'react'
import { readOwnList } from '../../order-list/device/own-list.ts'
import { loadPart } from '../../requests/load-part.ts'
import { onFirstInteraction } from '../../ui/behaviour/lazy-in-view.tsx'

/**
 * Parts that no first view needs, in a script that is loaded once a visitor presses anything, or comes with a
 * list.
 */
export function LazyParts() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    // Until then pages are not counted, and the green button sends the list without prices.
    const load = () =>
      void loadPart(() => import('./parts.tsx')).then((loaded) => setParts(() => loaded.Parts))
    if (readOwnList()) load()
    onFirstInteraction(load)
  }, [])
  return Parts && <Parts />
}
