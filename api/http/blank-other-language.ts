import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '../../contract/language.ts'
import { inOneLanguage } from '../../contract/text/in-one-language.ts'

/**
 * Implements `?texts=ta`. Records have texts in English and in Tamil, and a page shows one of them, so its
 * scripts ask only for that one to save the phone the other. The response keeps its shape, because fields are
 * blanked instead of left out, and its names, which pages show in both languages.
 *
 * Runs once for all routes, on the finished JSON, instead of in each presenter. Must be called before responses
 * are cached: a cached copy is in one language, and its key contains the parameter.
 */
export function blankOtherLanguage(server: FastifyInstance): void {
  server.addHook('onSend', (request, { statusCode }, payload, done) => {
    const { texts: language } = request.query as { texts?: unknown }
    const isAsked = isLanguage(language) && takesTexts(request.routeOptions.config)
    // A cached response is bytes, already in that language.
    if (!isAsked || statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    done(null, JSON.stringify(inOneLanguage(JSON.parse(payload), language, { blank: true })))
  })
}

/** True for a route whose schema has the parameter; other routes ignore it, like any unknown one. */
function takesTexts({ parameters }: { parameters?: readonly string[] | undefined }): boolean {
  return parameters?.includes('texts') ?? false
}

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
