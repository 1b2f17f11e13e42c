import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shopStateHeader } from '../../contract/setup/shop-state.ts'
import type { VersionReader } from '../../http-cache/version-reader.ts'
import type { Database } from '../db/schema.ts'
import { setupVersions } from '../settings/shop-setup.ts'

/**
 * Adds a header that says whether the shop is open to responses for a page's script, which sends the
 * parameter `texts`: a tab loaded before the shop closed calls only the API, so it would not notice. Call it
 * before responses are cached; closing the shop makes a new catalogue version, so cached headers stay right.
 */
export function addShopStateHeader(
  server: FastifyInstance,
  db: Database,
  versionReader: VersionReader,
): void {
  let last: { version: number | undefined; isOpen: boolean } | undefined

  async function isOpen(): Promise<boolean> {
    const known = versionReader.known()
    if (last && known !== undefined && last.version === known) return last.isOpen
    const { config } = await setupVersions(db).current()
    last = { version: known, isOpen: config.isOpen }
    return config.isOpen
  }

  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.isFromCache || !isAskedByPage(request)) return done(null, payload)
    isOpen().then((open) => {
      reply.header(shopStateHeader, open ? 'open' : 'closed')
      done(null, payload)
    }, done)
  })
}

function isAskedByPage({ query, routeOptions }: FastifyRequest): boolean {
  const { texts } = query as { texts?: unknown }
  return texts !== undefined && routeOptions.config.parameters?.includes('texts') === true
}
