import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { type DemoRemoval, demoRemovalSchema } from '../../../contract/setup/remove-demo.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { requireAuthor } from '../../http/session.ts'
import type { Author } from '../../records/author.ts'

type Deps = { removeDemo(author: Author): Promise<DemoRemoval> }

/** Route with which a shop removes the demo's content. */
export const demoRoutes: FastifyPluginAsyncZod<Deps> = async (app, { removeDemo }) => {
  app.delete(
    apiPaths.setupDemo,
    {
      config: { access: 'confirmed' },
      schema: {
        summary: 'Remove the demo',
        description:
          "Makes a backup first, which alone brings it back. Records that staff have changed stay, with what they need; the demo's settings and pictures that nobody has changed go. A shop that is left without a name, a number, a category or a product closes.",
        response: {
          200: success(demoRemovalSchema),
          409: failureResponse('There can be no backup now'),
        },
      },
    },
    async (request) => succeed(await removeDemo(requireAuthor(request))),
  )
}
