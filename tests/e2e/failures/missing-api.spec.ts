import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { findFreePort } from '../../../tools/free-port.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../fixtures/troubled-api.ts'

const [health, ready] = [apiPrefix + apiPaths.health, apiPrefix + apiPaths.ready]

test('the site without its API reports how it is, and stops without a failed request', async ({
  api,
  startFurtherSite,
}) => {
  const metricsPort = await findFreePort()
  const settings = { API_URL: api.url, METRICS_PORT: String(metricsPort) }
  const web = await startFurtherSite(settings, 'web')
  const ask = (path: string, agent?: Agent) => request(web.url + path, agent)

  await test.step('it is ready as long as its API is well', async () => {
    for (const path of [health, ready]) {
      const { status, headers, body } = await ask(path)
      expect([status, JSON.parse(body)]).toMatchObject([200, { success: true, status: 'ok' }])
      expect(headers['cache-control']).toBe('no-store')
    }
    for (const state of ['failing', 'babbling', 'silent'] as const) {
      api.health = state
      await expect.poll(async () => (await ask(ready)).status).toBe(503)
      expect((await ask(health)).status).toBe(200)
      api.health = 'well'
      await expect.poll(async () => (await ask(ready)).status).toBe(200)
    }
    const rejected = await ask(`${apiPrefix}/products`)
    expect(rejected.status).toBe(404)
  })

  await test.step('its figures stand on a port of their own', async () => {
    await ask(pagePaths.products)
    const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    expect(figures).toMatch(
      /http_request_duration_seconds_count{method="GET",route="\/\*",status="200"} \d/,
    )
    expect((await ask('/metrics')).status).toBe(404)
  })

  await test.step('asked to stop, it responds with all who ask, and sends them elsewhere', async () => {
    // Not read to its end: the process waits for it.
    const late = connect(Number(new URL(web.url).port), 'localhost')
    late.write(`GET ${ready} HTTP/1.1\r\nHost: x\r\n`)
    await once(late, 'connect')
    let stopped: Promise<void> | undefined
    const visitors = Array.from({ length: 8 }, async (_, at) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let count = 1; ; count++) {
        const path = `${pagePaths.products}?search=${at}-${count}`
        const { status, headers } = await ask(path, agent)
        expect(status).toBe(200)
        if (headers.connection === 'close') return agent.destroy()
        if (count === 3) stopped ??= web.stop()
      }
    })
    await Promise.all(visitors)
    late.write('\r\n')
    expect(await text(late)).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i)
    await stopped
  })
})

async function request(url: string, agent?: Agent) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { ...(agent && { agent }) }, resolve).once('error', reject)
  const { statusCode, headers } = await promise
  return { status: statusCode, headers, body: await text(await promise) }
}
