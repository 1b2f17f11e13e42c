import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, list, succeed, success } from '../../../../contract/envelope.ts'
import { apiPaths } from '../../../../contract/paths.ts'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import {
  synonymCreateSchema,
  synonymSchema,
  synonymUpdateSchema,
} from '../../../../contract/search/synonym.ts'
import type { ApiDeps } from '../../../deps.ts'
import { failureResponse } from '../../../http/description/api-docs.ts'
import { idParams } from '../../../http/resources/params.ts'
import { deleteRecord, readRecord, restoreRecord } from '../../../http/resources/record-actions.ts'
import { sendRecord } from '../../../http/resources/record-etag.ts'
import { versionRoutes } from '../../../http/resources/version-routes.ts'
import { listSynonyms } from './repository.ts'
import { synonymResource } from './resource.ts'
import { createSynonym, updateSynonym } from './save.ts'

const tooMany = `There are ${synonymLimits.sets} sets already`

/** The routes of synonym sets. */
export const synonymRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  versionRoutes(app, deps, {
    paths: { versions: apiPaths.synonymHistory, restore: apiPaths.synonymVersionRestore },
    noun: 'synonym set',
    schema: synonymSchema,
    resource: synonymResource,
  })

  app.get(
    apiPaths.synonyms,
    {
      schema: { summary: 'Every synonym set, by label', response: { 200: list(synonymSchema) } },
    },
    async () => succeed(await listSynonyms(deps.db)),
  )

  app.get(
    apiPaths.synonym,
    {
      schema: {
        summary: 'One synonym set',
        params: idParams,
        response: { 200: success(synonymSchema) },
      },
    },
    async ({ params }, reply) =>
      sendRecord(reply, await readRecord(deps, synonymResource, params.id)),
  )

  app.post(
    apiPaths.synonyms,
    {
      config: { creates: true },
      schema: {
        summary: 'Create a synonym set: a search for one of its terms finds the others, too',
        body: synonymCreateSchema,
        response: {
          201: success(synonymSchema),
          409: failureResponse(`${tooMany}, or the key has made something else`),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply.code(201), await createSynonym(deps, request, request.body)),
  )

  app.put(
    apiPaths.synonym,
    {
      schema: {
        summary: 'Change a synonym set; what is left out stays as it is',
        params: idParams,
        body: synonymUpdateSchema,
        response: { 200: success(synonymSchema) },
      },
    },
    async (request, reply) => sendRecord(reply, await updateSynonym(deps, request, request.body)),
  )

  app.delete(
    apiPaths.synonym,
    {
      schema: { summary: 'Delete a synonym set', params: idParams, response: { 200: emptySchema } },
    },
    async (request) => succeed(await deleteRecord(deps, synonymResource, request)),
  )

  app.post(
    apiPaths.synonymRestore,
    {
      schema: {
        summary: 'Bring a synonym set back that was deleted within the last hour',
        params: idParams,
        response: {
          200: success(synonymSchema),
          409: failureResponse(`${tooMany}, or it no longer fits within the limits`),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await restoreRecord(deps, synonymResource, request)),
  )
}
