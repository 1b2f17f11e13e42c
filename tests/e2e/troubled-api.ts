import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './fixtures.ts'

/** States of an API host: well, failing with a message, responding with nonsense, or silent. */
type Health = 'well' | 'failing' | 'babbling' | 'silent'

/** Message of a failing API. */
export const trouble = 'The mill stands still'

type TroubledApi = { url: string; health: Health; stop(): Promise<void> }

/** An API host in front of a real one, as well or ill as a test wants it. */
async function startTroubledApi(real: string): Promise<TroubledApi> {
  const server = createServer(async ({ url = '/' }, response) => {
    // The page stands on another host.
    response.setHeader('access-control-allow-origin', '*')
    if (api.health === 'silent') return
    if (api.health === 'babbling') return response.end('<h1>It works!</h1>')
    if (api.health === 'failing') {
      response.writeHead(503, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ success: false, message: trouble }))
    }
    const received = await fetch(real + url)
    const type = received.headers.get('content-type') ?? ''
    response.writeHead(received.status, { 'content-type': type })
    response.end(Buffer.from(await received.arrayBuffer()))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const api: TroubledApi = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    health: 'well',
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return api
}

/** The web side alone, on an API host that a test can make ill. */
export const test = base.extend<{ api: TroubledApi; baseURL: string }>({
  api: async ({ site }, use) => {
    const api = await startTroubledApi(site.url)
    await use(api)
    await api.stop()
  },
  baseURL: async ({ api, startFurtherSite }, use) =>
    use((await startFurtherSite({ API_URL: api.url }, 'web')).url),
})
