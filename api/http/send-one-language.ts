import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '../../contract/language.ts'
import { inOneLanguage } from '../../contract/text/in-one-language.ts'

/**
 * Blanks in responses the texts in another language than `texts` asks for, where the route's schema has that
 * parameter. To be called before responses are cached, whose key has it, and tagged.
 */
export function sendOneLanguage(server: FastifyInstance): void {
  server.addHook('onSend', async ({ query, routeOptions }, { statusCode }, payload) => {
    const { texts } = query as { texts?: unknown }
    const isRead = routeOptions.config.parameters?.includes('texts') && statusCode === 200
    if (!isRead || !isLanguage(texts) || typeof payload !== 'string') return payload
    return JSON.stringify(inOneLanguage(JSON.parse(payload), texts, { blank: true }))
  })
}

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
