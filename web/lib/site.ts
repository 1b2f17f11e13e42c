import { createContext, useContext } from 'react'
import type { SiteFacts } from './load-context.ts'

/**
 * What the root route has loaded, once for a visit. A context of its own: what asks the router is
 * drawn anew with whatever the router does, and every card of a long list asks.
 */
export const SiteContext = createContext<SiteFacts | undefined>(undefined)

/** The site's constants and addresses, anywhere below the root. */
export function useSite(): SiteFacts {
  const facts = useContext(SiteContext)
  if (!facts) throw new Error('The root route has not loaded')
  return facts
}
