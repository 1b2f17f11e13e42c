import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { apiPaths, apiPrefix, pagePaths } from '../contract/paths.ts'
import { startSite } from '../tests/e2e/fixtures/site.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const [traceId, callersSpan] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
const traceparent = `00-${traceId}-${callersSpan}-01`
const search = 'gingellyyy'
const stranger = 'somebody@stranger.example'

/** A collector that keeps what it receives. */
const spans: Span[] = []
let received = ''
const collector = createServer(async (request, response) => {
  const batch = (await json(request)) as Batch
  received += JSON.stringify(batch)
  for (const { scopeSpans } of batch.resourceSpans)
    for (const scope of scopeSpans) spans.push(...scope.spans)
  response.setHeader('content-type', 'application/json').end('{}')
})

const loginSpan = `POST ${apiPrefix}${apiPaths.login}`
const named = (name: string) => spans.filter((span) => span.name === name)

let dataDir: string
let log: string
beforeAll(async () => {
  await ensureBuilt()
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  dataDir = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  const site = await startSite(dataDir, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    BACKUP_EVERY: 'off',
    LOG_LEVEL: 'info',
  })
  const login = { email: stranger, password: 'a password of theirs' }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${site.url}${pagePaths.products}?search=${search}`, { headers: { traceparent } })
  await fetch(site.url + apiPrefix + apiPaths.login, {
    method: 'POST',
    headers,
    body: JSON.stringify(login),
  })
  await vi.waitUntil(() => named(loginSpan).length > 0, 60_000)
  await site.stop()
  log = site.printed()
})
afterAll(async () => {
  collector.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('a page belongs to the trace of its caller, and its calls of the API to the page', () => {
  const [page] = named('GET /*')
  expect(page).toMatchObject({ traceId, parentSpanId: callersSpan })
  const calls = spans.filter(({ name }) => name.startsWith(`GET ${apiPrefix}/`))
  expect(calls.map(({ name }) => name)).toContain(`GET ${apiPrefix}${apiPaths.products}`)
  for (const call of calls) expect(call).toMatchObject({ traceId, parentSpanId: page?.spanId })
})

it('a statement belongs to the request that sent it, also after its body was read', () => {
  const [login] = named(loginSpan)
  expect(login?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 401 },
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId)
  expect(statements.map(({ name }) => name)).toContain('SELECT')
  const texts = statements.flatMap(({ attributes }) =>
    attributes.map(({ value }) => value.stringValue),
  )
  expect(texts).toContainEqual(expect.stringMatching(/ from "users" where "email" = \?/))
})

it('nothing tells who asked, or for what', () => {
  for (const secret of [search, stranger, 'a password of theirs', '127.0.0.1', 'Bearer'])
    expect([secret, received.includes(secret)]).toEqual([secret, false])
})

it('lines of the log name the trace', () => {
  const lines = log.split('\n').filter((line) => line.includes(traceId))
  expect(lines.some((line) => line.includes('request completed'))).toBe(true)
})
