import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '../../contract/language.ts'
import { inOneLanguage } from '../../contract/text/in-one-language.ts'

/**
 * Blanks in responses the texts in another language than `texts` asks for, where the route's schema has that
 * parameter. To be called before responses are cached, whose key has it, and tagged.
 */
export function sendOneLanguage(server: FastifyInstance): void {
  server.addHook('onSend', (request, { statusCode }, payload, done) => {
    const { texts } = request.query as { texts?: unknown }
    // A cached response is bytes, and in that language already.
    if (!isLanguage(texts) || typeof payload !== 'string' || statusCode !== 200)
      return done(null, payload)
    if (!request.routeOptions.config.parameters?.includes('texts')) return done(null, payload)
    done(null, JSON.stringify(inOneLanguage(JSON.parse(payload), texts, { blank: true })))
  })
}

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
