import noPicture from '../../assets/placeholder.svg'
import script from '../../features/order-list/list-worker.ts?inline-script'
import { requireWebContext } from '../../lib/load-context.ts'
import type { Route } from './+types/order-list-worker'

/** The service worker of the order list. Its own content policy lets it load what it caches. */
export function loader({ context }: Route.LoaderArgs) {
  const { apiUrl } = requireWebContext(context)
  return new Response(`const site = ${JSON.stringify({ apiUrl, noPicture })};\n${script}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': `default-src 'none'; connect-src 'self' ${apiUrl}`.trim(),
    },
  })
}
