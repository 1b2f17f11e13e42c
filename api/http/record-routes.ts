import type { FastifyPluginAsync, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { emptySchema, success } from '../../contract/envelope.ts'
import type { ApiDeps } from '../deps.ts'
import { failureResponse } from './api-docs.ts'
import { idParams } from './params.ts'
import {
  createRecord,
  type RecordFeature,
  type RecordRow,
  readRecord,
  removeRecord,
  restoreRecord,
  updateRecord,
} from './record-handlers.ts'

type Description = {
  summary: string
  description?: string
  /** When the call responds with 409, besides a refused idempotency key. */
  conflict?: string
}
type BodyOptions<Body> = Description & {
  body: z.ZodType
  validatorCompiler?: FastifySchemaCompiler<unknown>
  /** Turns the validated body into the one that the handler takes. */
  readBody?(body: unknown, request: FastifyRequest): Body
}
type Options<Body> = {
  paths: { all: string; one: string; restore: string }
  /** The record in a response. */
  record: z.ZodType
  read: Description & { access?: 'public' }
  create: BodyOptions<Body>
  update: BodyOptions<Body>
  remove: Description
  restore: Description
}
type ById = { Params: { id: string } }

/** The routes of one record of any kind: read it, create, update, delete and restore it. */
export function recordRoutes<
  Row extends RecordRow,
  Body extends object,
  Columns extends object,
  Data,
>(
  deps: ApiDeps,
  feature: RecordFeature<Row, Body, Columns, Data>,
  { paths, record, read, create, update, remove, restore }: Options<Body>,
): FastifyPluginAsync {
  const response = success(record)
  const upload = feature.withoutPicture ? {} : ({ upload: true } as const)
  return async (app) => {
    app.get<ById>(
      paths.one,
      {
        config: read.access ? { access: read.access } : {},
        schema: { ...toSchema(read, 200, response), params: idParams },
      },
      (request, reply) => readRecord(deps, feature, request, reply),
    )
    app.post(
      paths.all,
      {
        config: { ...upload, creates: true },
        schema: { ...toSchema(create, 201, response), body: create.body },
        ...(create.validatorCompiler && { validatorCompiler: create.validatorCompiler }),
      },
      (request, reply) => createRecord(deps, feature, request, reply, toBody(create, request)),
    )
    app.put<ById>(
      paths.one,
      {
        config: upload,
        schema: { ...toSchema(update, 200, response), params: idParams, body: update.body },
        ...(update.validatorCompiler && { validatorCompiler: update.validatorCompiler }),
      },
      (request, reply) => updateRecord(deps, feature, request, reply, toBody(update, request)),
    )
    app.delete<ById>(
      paths.one,
      { schema: { ...toSchema(remove, 200, emptySchema), params: idParams } },
      (request) => removeRecord(deps, feature, request),
    )
    app.post<ById>(
      paths.restore,
      { schema: { ...toSchema(restore, 200, response), params: idParams } },
      (request, reply) => restoreRecord(deps, feature, request, reply),
    )
  }
}

function toBody<Body>({ readBody }: BodyOptions<Body>, request: FastifyRequest): Body {
  return readBody ? readBody(request.body, request) : (request.body as Body)
}

function toSchema({ conflict, ...texts }: Description, status: number, response: z.ZodType) {
  const { summary, description } = texts
  return {
    ...{ summary, ...(description && { description }) },
    response: { [status]: response, ...(conflict && { 409: failureResponse(conflict) }) },
  }
}
