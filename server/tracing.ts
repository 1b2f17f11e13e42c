import { AsyncLocalStorage } from 'node:async_hooks'
import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { observeQueries } from '../api/db/count-writes.ts'
import { traceOf } from '../api/http/log/log.ts'
import packageFile from '../package.json' with { type: 'json' }

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** Most characters of a statement; lists of ids can make one long. */
const longestStatement = 2000

/**
 * Sends a trace of each request to a collector, with spans for the request, each API call by a page, and each
 * statement. Routes appear as declared, and statements without values, so that a trace does not show who asked,
 * or for what.
 */
export function traceRequests(server: FastifyInstance, endpoint: string): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'catalogue',
      'service.version': packageFile.version,
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer('catalogue')
  const active = new AsyncLocalStorage<Span>()

  server.decorateRequest('span', null)
  server.addHook('onRequest', (request, _reply, done) => {
    const span = startSpan(tracer, request)
    request.span = span
    // Calls of the API pass the trace on, and log lines contain its id.
    request.headers.traceparent = writeTraceparent(span)
    request.log = request.log.child({ traceparent: request.headers.traceparent })
    active.run(span, done)
  })
  // Reading the body has left the span's context.
  server.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) active.run(span, done)
    else done()
  })
  server.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  server.addHook('onRequestAbort', ({ span }, done) => {
    span?.end()
    done()
  })
  // A collector that does not answer must not delay a shutdown.
  server.addHook('onClose', () => Promise.race([provider.shutdown().catch(() => {}), giveUp()]))
  observeQueries((sql, milliseconds) => {
    const parent = active.getStore()
    if (parent) recordQuery(tracer, parent, sql, milliseconds)
  })
}

function startSpan(tracer: Tracer, request: FastifyRequest): Span {
  const route = request.routeOptions.url
  const attributes = {
    'http.request.method': request.method,
    ...(route && { 'http.route': route }),
  }
  const name = route ? `${request.method} ${route}` : request.method
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextOf(request))
}

/** The caller's span, if the request names one. */
function contextOf({ raw }: FastifyRequest) {
  const [, traceId = '', spanId = '', flags = '0'] = traceOf(raw).traceparent?.split('-') ?? []
  const root = context.active()
  if (!traceId) return root
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(root, { traceId, spanId, traceFlags, isRemote: true })
}

function writeTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

function recordQuery(tracer: Tracer, parent: Span, sql: string, milliseconds: number): void {
  const [operation = ''] = sql.trimStart().split(/\s/, 1)
  const span = tracer.startSpan(
    operation.toUpperCase(),
    {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - milliseconds,
      attributes: { 'db.query.text': sql.slice(0, longestStatement) },
    },
    trace.setSpan(context.active(), parent),
  )
  span.end()
}

function giveUp(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5000).unref())
}
