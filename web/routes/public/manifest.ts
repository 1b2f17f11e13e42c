import { pagePaths } from '../../../contract/paths.ts'
import appIcon from '../../assets/app-icon.png'
import favicon from '../../assets/favicon.svg'
import { requireWebContext } from '../../lib/load-context.ts'
import type { Route } from './+types/manifest'

/** The paper that a page lies on, in light. */
const paper = '#fbf5e9'

export function loader({ context }: Route.LoaderArgs) {
  const { site } = requireWebContext(context)
  return Response.json(
    {
      name: site.name,
      short_name: site.name.split(' ')[0],
      start_url: pagePaths.home,
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: [
        { src: favicon, sizes: 'any', type: 'image/svg+xml' },
        { src: appIcon, sizes: '180x180', type: 'image/png' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}
