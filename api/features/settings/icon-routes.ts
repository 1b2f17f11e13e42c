import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { iconAddress, type SiteIcon, siteIcons } from '../../../contract/settings/site-slots.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { type Draw, rethrowAsUnavailable } from '../../drawing/drawings.ts'
import { notFound } from '../../errors.ts'
import { fileResponse } from '../../http/file-response.ts'
import { immutable } from '../../images/store.ts'
import { findLogo } from '../../settings/repository.ts'
import { readShopName } from '../../settings/saved-settings.ts'
import { hashIcon, readLogo } from '../../settings/site-pictures.ts'
import type { drawSiteIcon } from './drawing/site-icon.ts'

const nothing = { 'text/plain': { schema: z.literal('') } }

const iconParams = z.object({
  file: z.string().meta({
    description: `The address that the settings state, with ${siteIcons.join(', ')} and .png`,
    example: '5e0f8a7c9b1d2e3f4a5b-192.png',
  }),
})

/** @throws ApiError 404 */
function readIconName(file: string): { hash: string; icon: SiteIcon } {
  const [, hash = '', size] = /^([0-9a-f]+)-(\w+)\.png$/.exec(file) ?? []
  const icon = siteIcons.find((known) => known === size)
  if (!icon) throw notFound()
  return { hash, icon }
}

type IconDeps = ApiDeps & { draw: Draw<typeof drawSiteIcon> }

/** Serves the shop's mark for browsers and home screens. */
export const siteIconRoutes: FastifyPluginAsyncZod<IconDeps> = async (
  app,
  { db, env, images, draw },
) => {
  app.get(
    apiPaths.siteIcon,
    {
      config: { access: 'public', etag: false, edgeTags: ['settings'] },
      schema: {
        summary: "The shop's mark as a PNG: its logo, or the first letter of its name",
        params: iconParams,
        response: {
          200: fileResponse('image/png', 'The icon'),
          302: { description: 'The mark has changed: where it is now', content: nothing },
        },
      },
    },
    async ({ params: { file } }, reply) => {
      const { hash, icon } = readIconName(file)
      const { name, logo } = await snapshot(db, async (trx) => ({
        name: await readShopName(trx, env.shop),
        logo: await findLogo(trx),
      }))
      const current = hashIcon(name, logo)
      if (hash !== current) {
        const address = apiPrefix + fillPath(apiPaths.siteIcon, { file: current })
        return reply
          .header('cache-control', 'public, max-age=60')
          .redirect(iconAddress(address, icon))
      }
      const input = async () => ({ name, icon, logo: await readLogo(images.store, logo) })
      const bytes = await draw(input).catch(rethrowAsUnavailable)
      return reply
        .header('cache-control', immutable)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(Buffer.from(bytes))
    },
  )
}
