import { createContext, useContext } from 'react'
import type { SiteFacts } from './load-context.ts'

/**
 * The root route's data. A separate context, because components that use the router's data render
 * again with every navigation, and every card of a long list needs it.
 */
export const SiteContext = createContext<SiteFacts | undefined>(undefined)

/** The shop's settings and the site's addresses, anywhere below the root. */
export function useSite(): SiteFacts {
  const facts = useContext(SiteContext)
  if (!facts) throw new Error('The root route has not loaded')
  return facts
}
