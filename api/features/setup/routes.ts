import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { succeed, success } from '../../../contract/envelope.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import {
  previewSchema,
  previewStateSchema,
  setupSchema,
  setupUpdateSchema,
} from '../../../contract/setup/setup.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { failureResponse, staleWrite } from '../../http/description/api-docs.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { requireSession } from '../../http/session.ts'
import { findPreviewEnd, issuePreview } from './preview.ts'
import { readSetup } from './read.ts'
import { updateSetup } from './save.ts'

const previewParams = z.object({
  code: z.string().meta({
    description: 'As it stands in the address of a preview',
    example: '019abf3e-5e1c-7d0a-9b62-0f6c1f1d2a77.mi3k2v9c.5e0f8a7c9b1d2e3f4a5b',
  }),
})

/** Routes for a shop's steps up to its opening. */
export const setupRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db, env } = deps

  app.get(
    apiPaths.setup,
    {
      schema: {
        summary: 'Whether the shop is open, and how far it is',
        description: 'Steps are done by what the data say.',
        response: { 200: success(setupSchema) },
      },
    },
    async (_request, reply) =>
      sendRecord(reply, await snapshot(db, (trx) => readSetup(trx, env.shop))),
  )

  app.put(
    apiPaths.setup,
    {
      schema: {
        summary: 'Open or close the shop, and leave steps out',
        description: 'What is left out stays as it is.',
        body: setupUpdateSchema,
        response: {
          200: success(setupSchema),
          409: failureResponse('A step comes first: which, says `step`'),
          412: staleWrite,
        },
      },
    },
    async (request, reply) => sendRecord(reply, await updateSetup(deps, request, request.body)),
  )

  app.post(
    apiPaths.setupPreview,
    {
      schema: {
        summary: 'Let a browser see the shop while it is closed',
        description: 'For twelve hours at most, and no longer than the session.',
        response: { 200: success(previewSchema) },
      },
    },
    async (request) => {
      const code = issuePreview(requireSession(request))
      return succeed({ address: fillPath(pagePaths.preview, { code }) })
    },
  )

  app.get(
    apiPaths.setupPreviewState,
    {
      config: { access: 'public', etag: false },
      schema: {
        summary: 'When a preview ends',
        params: previewParams,
        response: { 200: success(previewStateSchema) },
      },
    },
    async ({ params }) => {
      const end = await findPreviewEnd(db, params.code)
      if (end === null) throw notFound()
      return succeed({ until: new Date(end).toISOString() })
    },
  )
}
