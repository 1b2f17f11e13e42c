import { pagePaths } from '../../../contract/paths.ts'
import { iconAddress, type SiteIcon, siteIcons } from '../../../contract/settings/site-slots.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import type { Route } from './+types/manifest'

/** The background of the light theme. */
const paper = '#fbf5e9'

export function loader({ context }: Route.LoaderArgs) {
  const { shop, apiUrl } = requireWebContext(context)
  const base = apiUrl + shop.icon
  return Response.json(
    {
      id: pagePaths.home,
      name: shop.name,
      short_name: shop.shortName || shop.name,
      start_url: pagePaths.home,
      scope: pagePaths.home,
      lang: 'en-IN',
      display: 'minimal-ui',
      background_color: paper,
      theme_color: paper,
      icons: shop.icon ? siteIcons.map((icon) => describeIcon(base, icon)) : [],
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
