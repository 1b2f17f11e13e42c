import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, succeed } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  synonymCreateSchema,
  synonymSchema,
  synonymUpdateSchema,
} from '../../../contract/search/synonym.ts'
import { synonymLimits } from '../../../contract/search/synonym-terms.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { route } from '../../http/route.ts'
import { listSynonyms } from '../../shared/synonyms.ts'
import { synonymRecord } from './record.ts'

/** The calls of the API about synonym sets. */
export const synonymRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  app.get(apiPaths.synonyms, synonymsRoute, async () => succeed(await listSynonyms(deps.db)))
  await app.register(recordRoutes(deps, synonymRecord, routeOptions))
}

const synonymsRoute = route('Every synonym set, by label', list(synonymSchema))

const tooMany = `There are ${synonymLimits.sets} sets already`

const routeOptions = {
  path: apiPaths.synonyms,
  noun: 'synonym set',
  record: synonymSchema,
  create: {
    summary: 'Create a synonym set: a search for one of its terms finds the others, too',
    body: synonymCreateSchema,
  },
  update: { body: synonymUpdateSchema },
  conflicts: { create: `${tooMany}, or the key has made something else`, restore: tooMany },
}
