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

type BodyOptions<Body> = {
  summary?: string
  description?: string
  body: z.ZodType
  validatorCompiler?: FastifySchemaCompiler<unknown>
  /** Turns the validated body into the one that the handler takes. */
  readBody?(body: unknown, request: FastifyRequest): Body
}
type Options<Body> = {
  /** Of all records; each is at its id below. */
  path: string
  /** Who may read one; everything else needs a session. */
  access?: 'public'
  /** Staff are shown more of one than others. */
  variesForStaff?: true
  /** What such a record is called, and what is deleted and comes back with it. */
  noun: string
  alsoDeleted?: string
  /** The record in a response. */
  record: z.ZodType
  create: BodyOptions<Body>
  update: BodyOptions<Body>
  /** When a call responds with 409, besides a refused idempotency key. */
  conflicts?: { create?: string; update?: string; remove?: string; restore?: string }
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
  {
    path,
    access,
    variesForStaff,
    noun,
    alsoDeleted,
    record,
    create,
    update,
    conflicts = {},
  }: Options<Body>,
): FastifyPluginAsync {
  const { withoutPicture } = feature
  const one = `${path}/:id`
  const response = success(record)
  const upload = withoutPicture ? {} : ({ upload: true } as const)
  const summaries = {
    create: `Create a ${noun}${withoutPicture ? '' : ', with a picture if you like'}`,
    update: `Change a ${noun}; what is left out stays as it is`,
    remove: `Delete a ${noun}${alsoDeleted ? ` and ${alsoDeleted}` : ''}`,
    restore: `Bring a ${noun} back${alsoDeleted ? `, with ${alsoDeleted},` : ''} that was deleted within the last hour`,
  }
  const schemaOf = (call: keyof typeof summaries, ok: z.ZodType, status = 200) => ({
    summary: summaries[call],
    response: {
      [status]: ok,
      ...(conflicts[call] && { 409: failureResponse(conflicts[call]) }),
    },
  })
  return async (app) => {
    app.get<ById>(
      one,
      {
        config: { ...(access && { access }), ...(variesForStaff && { variesForStaff }) },
        schema: { summary: `One ${noun}`, response: { 200: response }, params: idParams },
      },
      (request, reply) => readRecord(deps, feature, request, reply),
    )
    app.post(
      path,
      {
        config: { ...upload, creates: true },
        schema: { ...schemaOf('create', response, 201), ...textsOf(create), body: create.body },
        ...(create.validatorCompiler && { validatorCompiler: create.validatorCompiler }),
      },
      (request, reply) => createRecord(deps, feature, request, reply, toBody(create, request)),
    )
    app.put<ById>(
      one,
      {
        config: upload,
        schema: {
          ...schemaOf('update', response),
          ...textsOf(update),
          params: idParams,
          body: update.body,
        },
        ...(update.validatorCompiler && { validatorCompiler: update.validatorCompiler }),
      },
      (request, reply) => updateRecord(deps, feature, request, reply, toBody(update, request)),
    )
    app.delete<ById>(
      one,
      { schema: { ...schemaOf('remove', emptySchema), params: idParams } },
      (request) => removeRecord(deps, feature, request),
    )
    app.post<ById>(
      `${one}/restore`,
      { schema: { ...schemaOf('restore', response), params: idParams } },
      (request, reply) => restoreRecord(deps, feature, request, reply),
    )
  }
}

function toBody<Body>({ readBody }: BodyOptions<Body>, request: FastifyRequest): Body {
  return readBody ? readBody(request.body, request) : (request.body as Body)
}

function textsOf({ summary, description }: { summary?: string; description?: string }) {
  return { ...(summary && { summary }), ...(description && { description }) }
}
