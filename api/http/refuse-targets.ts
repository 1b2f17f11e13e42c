import type { FastifyInstance } from 'fastify'
import { findTargetFault, originForm } from '../../http-cache/request-target.ts'
import { isPage, malformed, notFound, pageNotFound } from './errors.ts'

/** Refuses what a request line cannot ask for, before anything is looked up, matched or drawn for it. */
export function refuseTargets(server: FastifyInstance): void {
  server.addHook('onRequest', ({ originalUrl, url }, _reply, done) => {
    const fault = findTargetFault(originForm(originalUrl))
    if (!fault) return done()
    if (fault === 'fragment') return done(malformed())
    done(isPage(url) ? pageNotFound() : notFound())
  })
}
