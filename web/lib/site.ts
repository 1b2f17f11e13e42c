import { useRouteLoaderData } from 'react-router'
import type { SiteFacts } from './load-context.ts'

/** The site's constants and addresses, anywhere below the root. */
export function useSite(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root')
  if (!facts) throw new Error('The root route has not loaded')
  return facts
}
