import noPicture from '../../assets/placeholder.svg'
import script from '../../features/offline/service-worker.ts?inline-script'
import { requireWebContext } from '../../requests/load-context.ts'
import type { Route } from './+types/service-worker'

/** The site's service worker. Its own content policy lets it load what it caches. */
export function loader({ context }: Route.LoaderArgs) {
  const { apiUrl } = requireWebContext(context)
  return new Response(`const site = ${JSON.stringify({ apiUrl, noPicture })};\n${script}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': `default-src 'none'; connect-src 'self' ${apiUrl}`.trim(),
    },
  })
}
