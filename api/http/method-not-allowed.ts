import type { FastifyInstance } from 'fastify'
import { methodNotAllowed, notFound } from '../errors.ts'
import type { RouteConfig } from '../route-config.ts'

/**
 * Responds with 405 and `Allow` for a known address, and 404 for others; call `close` after the last route.
 * `OPTIONS` lists the methods too; CORS has already added the other headers of a preflight.
 */
export function rejectOtherMethods(app: FastifyInstance): { close(): void } {
  const allowed = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = allowed.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    allowed.set(url, methods)
  })
  const { supportedMethods } = app
  const config: RouteConfig = { access: 'public' }
  const hidden = { config, schema: { hide: true } }

  return {
    close() {
      // Copied, because the routes added below are recorded as well.
      const known = new Map([...allowed].map(([url, methods]) => [url, [...methods]]))
      for (const [url, methods] of known) {
        const others = supportedMethods.filter(
          (method) => method !== 'OPTIONS' && !methods.includes(method),
        )
        const reject = () => Promise.reject(methodNotAllowed(methods))
        app.route({
          ...hidden,
          url: url.slice(app.prefix.length),
          method: others,
          onRequest: reject,
          handler: reject,
        })
        app.options(url.slice(app.prefix.length), hidden, (_request, reply) =>
          reply.code(204).header('allow', methods.join(', ')).send(),
        )
      }
      const miss = () => Promise.reject(notFound())
      for (const url of ['/', '/*'])
        app.route({ ...hidden, url, method: supportedMethods, onRequest: miss, handler: miss })
    },
  }
}
