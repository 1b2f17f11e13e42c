import { pagePaths } from '../../../contract/paths.ts'
import icon192 from '../../assets/app-icon-192.png'
import icon512 from '../../assets/app-icon-512.png'
import maskableIcon from '../../assets/app-icon-maskable.png'
import favicon from '../../assets/favicon.svg'
import { requireWebContext } from '../../lib/load-context.ts'
import type { Route } from './+types/manifest'

/** The background of the light theme. */
const paper = '#fbf5e9'

export function loader({ context }: Route.LoaderArgs) {
  const { site } = requireWebContext(context)
  return Response.json(
    {
      id: pagePaths.home,
      name: site.name,
      short_name: site.name.split(' ')[0],
      start_url: pagePaths.home,
      scope: pagePaths.home,
      lang: 'en-IN',
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: [
        { src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}
