import { expect, it } from 'vitest'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import type { Images } from '../../images/images.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createServer } from '../create-server.ts'
import { measure, serveMetrics } from './metrics.ts'

it('the metrics count sign-ins that were wrong or too many, and no others', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const { registry } = await measure(server)
  const url = apiPrefix + apiPaths.login
  const config = { access: 'public' } as const
  server.post<{ Body: { status: number } }>(url, { config }, async ({ body }, reply) =>
    reply.code(body.status).send(),
  )
  for (const status of [200, 400, 401, 429, 429])
    await server.inject({ method: 'POST', url, payload: { status } })
  const counted = (await registry.metrics()).match(/^login_failures_total.*$/gm)
  expect(counted).toEqual([
    'login_failures_total{status="401"} 1',
    'login_failures_total{status="429"} 2',
  ])
  await server.close()
})

it('the metrics go on telling the rest where the database is gone', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const { db, close } = await createTestDatabase('sqlite')
  const metrics = await measure(server)
  metrics.watch({ db, images: { queued: () => 3 } as Images })
  expect(await metrics.registry.metrics()).toContain('sessions_living 0\n')
  await close()
  const figures = await metrics.registry.metrics()
  expect(figures).toContain('image_queue_length 3\n')
  expect(figures).not.toMatch(/^sessions_living /m)
  await server.close()
})

it('the metrics show what only rises as counters, however often they are asked, and their head alone', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const metrics = await measure(server)
  const shown = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const ask = (method: string) =>
    fetch(`http://127.0.0.1:${shown.port}/metrics`, { method, headers: { connection: 'close' } })
  for (const total of [3, 3, 4]) {
    server.load.rejected = total
    const text = await (await ask('GET')).text()
    expect(text).toContain('# TYPE http_requests_rejected_total counter\n')
    expect(text).toContain(`\nhttp_requests_rejected_total ${total}\n`)
  }
  const head = await ask('HEAD')
  expect(head.status).toBe(200)
  expect(head.headers.get('content-type')).toContain('text/plain')
  expect(await head.text()).toBe('')
  expect((await ask('POST')).status).toBe(404)
  await shown.close()
  await server.close()
})
