import { apiPrefix, pagePaths, sitemapPath } from '../../../contract/paths.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, shopState } = requireWebContext(context)
  const lines = shopState === 'open' ? listRules(publicUrl) : ['User-agent: *', 'Disallow: /', '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } })
}

function listRules(publicUrl: string): string[] {
  return [
    'User-agent: *',
    `Disallow: ${pagePaths.admin}`,
    `Disallow: ${apiPrefix}/`,
    // Chats ask for the pictures of links, and obey what robots may read.
    `Allow: ${apiPrefix}/cards/`,
    '',
    `Sitemap: ${publicUrl}${sitemapPath}`,
    '',
  ]
}
