import { pagePaths } from '../../../contract/paths.ts'
import { iconAddress, type SiteIcon, siteIcons } from '../../../contract/settings/site-slots.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import type { Route } from './+types/manifest'

/** The background of the light theme. */
const paper = '#fbf5e9'

export function loader({ context }: Route.LoaderArgs) {
  const { site, apiUrl } = requireWebContext(context)
  const base = apiUrl + site.icon
  return Response.json(
    {
      id: pagePaths.home,
      name: site.name,
      short_name: site.shortName || site.name,
      start_url: pagePaths.home,
      scope: pagePaths.home,
      lang: 'en-IN',
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: site.icon ? siteIcons.map((icon) => describeIcon(base, icon)) : [],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}

function describeIcon(base: string, icon: SiteIcon) {
  const size = icon === 'maskable' ? '512' : icon
  return {
    src: iconAddress(base, icon),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: icon === 'maskable' ? 'maskable' : 'any',
  }
}
