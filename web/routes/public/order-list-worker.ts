import noPicture from '../../assets/placeholder.svg'
import { requireWebContext } from '../../lib/load-context.ts'
import type { Route } from './+types/order-list-worker'
import source from './order-list-worker.js?raw'

/** The service worker of the order list. Its own content policy lets it load what it keeps. */
export function loader({ context }: Route.LoaderArgs) {
  const { apiUrl } = requireWebContext(context)
  return new Response(`const site = ${JSON.stringify({ apiUrl, noPicture })}\n${source}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': `default-src 'none'; connect-src 'self' ${apiUrl}`.trim(),
    },
  })
}
