import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { imageLimits } from '../../contract/images/limits.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { ApiError, clientGone, invalid, malformed, tooLarge, unsupportedMedia } from '../errors.ts'
import type { Upload } from '../images/images.ts'
import { clientOf } from '../overload/admission.ts'
import { createSlots } from '../overload/admission-slots.ts'
import { disconnectSignal } from '../overload/disconnect-signal.ts'
import { serverLimits } from '../server-limits.ts'
import { requireShallow } from './nesting.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The file sent as `image`, if the route accepts one; not verified. */
    upload: Upload | null
    /** Releases the slot among the uploads. */
    releaseUpload: (() => void) | null
  }
}

const fileField = 'image'

/** JSON and multipart bodies both arrive as one plain object in `request.body`. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text.trim() === '') done(null, {})
      else parseJson(request, text, (error, body) => done(error, requireShallow(body)))
    },
  )
  await app.register(multipart, {
    throwFileSizeLimit: true,
    // A picture may be sent without a file name, and with or without a type.
    isPartAFile: (name, type, filename) =>
      name === fileField || filename !== undefined || isFileType(type),
    limits: {
      fileSize: imageLimits.bytes,
      // One more than allowed, so that the error can name the second file.
      files: 2,
      fields: limits.body.fields,
      parts: limits.body.fields + 2,
      fieldSize: limits.body.field,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  })
  app.decorateRequest('upload', null)
  app.decorateRequest('releaseUpload', null)
  const receiving = createSlots(serverLimits.load.uploads)
  /**
   * Waits for an upload slot before reading the first byte, because each upload may hold a whole file in memory.
   */
  async function enterUploads(request: FastifyRequest): Promise<void> {
    const gone = disconnectSignal(request.raw.socket)
    request.releaseUpload = await receiving.enter(clientOf(request), gone)
    if (request.raw.destroyed) throw clientGone()
  }
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.upload === 'raw') await enterUploads(request)
  })
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) {
      if (request.routeOptions.config.upload !== true) throw unsupportedMedia()
      await enterUploads(request)
      await readMultipart(request)
    }
    if (request.routeOptions.schema?.body) request.body = requireFields(request.body)
  })
  // The file stays in memory until the response is made, and the client may still be sending until it has closed.
  app.addHook('onSend', (request, reply, payload, done) => {
    releaseOnceClosed(request, reply)
    done(null, payload)
  })
  // No hook runs if a handler returns nothing because its client has gone.
  app.addHook('onRoute', (route) => {
    if (!route.config?.upload) return
    const { handler } = route
    route.handler = async function (request, reply) {
      const payload = await handler.call(this, request, reply)
      if (payload === undefined) releaseOnceClosed(request, reply)
      return payload
    }
  })
}

/** Releases the slot with the response rather than with the connection, which may carry many more requests. */
function releaseOnceClosed({ releaseUpload, raw }: FastifyRequest, reply: FastifyReply): void {
  if (!releaseUpload) return
  const gone = disconnectSignal(raw.socket)
  const release = () => {
    gone.removeEventListener('abort', release)
    releaseUpload()
  }
  if (reply.raw.destroyed || gone.aborted) {
    release()
    return
  }
  gone.addEventListener('abort', release)
  reply.raw.once('close', release)
}

/** Text parts of a form have no type, or a text type. */
function isFileType(type: string | undefined): boolean {
  return type === 'application/octet-stream' || type?.startsWith('image/') === true
}

/** A missing body counts as one without fields; `null`, a list or a single value is rejected. */
function requireFields(body: unknown = {}): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed()
  return body
}

async function readMultipart(request: FastifyRequest): Promise<void> {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      const { fieldname } = part
      const isRepeated = fields.has(fieldname) || (fieldname === fileField && request.upload)
      if (isRepeated) throw invalid({ [fieldname]: messages.validation.once })
      if (part.type === 'file') await readFile(request, part)
      else fields.set(fieldname, readValue(part))
    }
  } catch (error) {
    // The plugin drops a field named like a property of every object, such as `constructor`. It is rejected at
    // the end of the body, like any unknown field.
    const isUnknownField = (error as FastifyError).code === 'FST_PROTO_VIOLATION'
    if (!isUnknownField) throw describeFailure(error)
  }
  request.body = Object.fromEntries(fields)
}

/** A form sends an empty file if none was chosen. */
async function readFile(request: FastifyRequest, part: MultipartFile): Promise<void> {
  const bytes = await part.toBuffer()
  const isEmpty = !part.filename && bytes.length === 0
  if (isEmpty) return
  if (part.fieldname !== fileField)
    throw invalid({ [part.fieldname]: messages.validation.fileField(fileField) })
  request.upload = { bytes, gone: disconnectSignal(request.raw.socket) }
}

function readValue({ fieldname, value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw invalid({ [fieldname]: messages.validation.tooLong(limits.body.field) })
  // A part whose type is JSON has already been parsed.
  return requireShallow(value)
}

function describeFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(messages.image.tooLarge)
  return statusCode === 413 ? tooLarge() : malformed()
}
